const suffix = /^(?:jr|sr|i{2,3}|iv|rn|lpn|md|phd|esq)\.?$/i;

/** The last name without suffixes ('Ann Lee, RN'), or '' if there is none. */
export function getLastName(name: string): string {
  const words = name.replace(/\([^)]*\)/g, ' ').split(/[\s,]+/);
  return words.filter((word) => word !== '' && !suffix.test(word)).at(-1) ?? '';
}
