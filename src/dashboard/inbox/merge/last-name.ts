/** What stands behind a name and is none: 'Ann Lee Jr.', 'Ann Lee, RN'. */
const addition = /^(?:jr|sr|i{2,3}|iv|rn|lpn|md|phd|esq)\.?$/i;

/** The word by which others of the same family are found; '' when there is none. */
export function lastNameOf(name: string): string {
  const words = name.replace(/\([^)]*\)/g, ' ').split(/[\s,]+/);
  return words.filter((word) => word !== '' && !addition.test(word)).at(-1) ?? '';
}
