/** The rules text: its headings, and what its anchors stand before. */

export function headings(text: ParentNode): HTMLElement[] {
  return [...text.querySelectorAll<HTMLElement>('h2, h3, h4')];
}

/** What an anchor names: the paragraph it begins, else what follows. */
export function named(anchor: Element): Element | null {
  const own = anchor.closest('p');
  if (own?.textContent?.trim()) return own;
  return own?.nextElementSibling ?? anchor.nextElementSibling;
}
