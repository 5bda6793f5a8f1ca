/** One or two letters that stand for a person without a photo: 'Rosa M. Delgado (NJ)' -> 'RD', 'ana@x.example' -> 'A'. */
export function initials(name: string | null, email: string | null): string {
  // What follows a comma is a title: 'Nadia Okafor, RN'.
  const words = (name ?? '')
    .replace(/,.*/, '')
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  const first = words[0] ?? email ?? '';
  const last = words.length > 1 ? (words[words.length - 1] ?? '') : '';
  return `${[...first][0] ?? '?'}${[...last][0] ?? ''}`.toUpperCase();
}
