/** 'Rosa M. Delgado (NJ)' becomes 'RD', 'ana@x.example' becomes 'A'. */
export function getInitials(name: string | null, email: string | null): string {
  // Ignores titles after a comma: 'Nadia Okafor, RN'.
  const words = (name ?? '')
    .replace(/,.*/, '')
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  const first = words[0] ?? email ?? '';
  const last = words.length > 1 ? (words[words.length - 1] ?? '') : '';
  return `${[...first][0] ?? '?'}${[...last][0] ?? ''}`.toUpperCase();
}
