import { regionIds, type RegionId } from '../regions';

/** The post office has none below 00501 or above 99950. */
export const zipPattern = /^(?!00[0-4]|999[6-9])\d{5}$/;
export const wrongZipMessage = 'Enter a 5-digit ZIP code, or leave this blank';

/** The first digits of each state's ZIP codes. */
export type ZipRanges = Readonly<Record<RegionId, readonly string[]>>;

/** @param ranges first three to five digits, single or as a range: '100-149' (content/settings/states.json) */
export function isZipInRanges(zip: string, ranges: readonly string[]): boolean {
  return ranges.some((range) => {
    const [first = '', last = first] = range.split('-');
    const prefix = zip.slice(0, first.length);
    return prefix >= first && prefix <= last;
  });
}

/** The region whose state has a ZIP code. */
export function findZipRegion(zip: string, ranges: ZipRanges): RegionId | null {
  if (!zipPattern.test(zip)) return null;
  return regionIds.find((id) => isZipInRanges(zip, ranges[id])) ?? null;
}
