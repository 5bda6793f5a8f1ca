export const zipPattern = /^\d{5}$/;

/** @param ranges first three digits, single or as a range: '100-149' (content/settings/states.json) */
export function isZipInRanges(zip: string, ranges: readonly string[]): boolean {
  const prefix = Number(zip.slice(0, 3));
  return ranges.some((range) => {
    const [first = NaN, last = first] = range.split('-').map(Number);
    return prefix >= first && prefix <= last;
  });
}
