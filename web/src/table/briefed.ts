/** Who comes to a title for the first time is told in brief what it is about; this browser remembers it. */
const STORE = 'saecula-briefed';

function known(): string[] {
  return (localStorage.getItem(STORE) ?? '').split(' ').filter(Boolean);
}

export function isBriefed(title: string): boolean {
  return known().includes(title);
}

export function keepBriefed(title: string): void {
  if (!isBriefed(title)) localStorage.setItem(STORE, [...known(), title].join(' '));
}
