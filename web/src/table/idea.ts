/** What a game is about, from its rules text: the section “idea”, or else its first sentences. Pure but for the parser. */
export function ideaOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const anchor = body.querySelector('#idea');
  if (!anchor) return body.querySelector('h1 + p')?.outerHTML ?? '';
  const found: string[] = [];
  let next = (anchor.closest('p') ?? anchor).nextElementSibling;
  if (next?.tagName === 'H2') next = next.nextElementSibling;
  while (next && next.tagName !== 'H2' && !next.querySelector('a[id]')) {
    found.push(next.outerHTML);
    next = next.nextElementSibling;
  }
  return found.join('\n');
}
