/**
 * The agency's state offices (product.md "The agency") and what is fixed of each state; what an office decides itself stands
 * in content/regions/. The order is that of forms and lists; a new region is a new row (docs/adding.md).
 */
export const regionFacts = {
  'new-york': {
    state: 'New York',
    /** The state's number in the census's county numbers. */
    fips: '36',
    /** Of the office, by its IANA name. */
    timeZone: 'America/New_York',
    /** Whether the law wants pay and benefits in a job ad. */
    payInJobAds: true,
  },
  'new-jersey': {
    state: 'New Jersey',
    fips: '34',
    timeZone: 'America/New_York',
    payInJobAds: true,
  },
  maryland: { state: 'Maryland', fips: '24', timeZone: 'America/New_York', payInJobAds: true },
  michigan: { state: 'Michigan', fips: '26', timeZone: 'America/Detroit', payInJobAds: false },
} as const;
export type RegionId = keyof typeof regionFacts;
export const regionIds = Object.keys(regionFacts) as RegionId[];

/** The region of every path that is no other region's. */
export const defaultRegion: RegionId = 'new-york';

/** Narrows a text to a region: anything that is none, '' too, is the default. */
export function toRegion(text: string | undefined): RegionId {
  return regionIds.find((id) => id === text) ?? defaultRegion;
}

/** A root path in a region: '/hha' -> '/new-jersey/hha', '/' -> '/new-jersey'; the default region has the root paths themselves. */
export function pathIn(region: RegionId, path: string): string {
  if (region === defaultRegion) return path;
  return path === '/' ? `/${region}` : `/${region}${path}`;
}

/** The day at a region's office as YYYY-MM-DD; `now` is any instant. Whatever depends on "today" asks this. */
export function dayAt(region: RegionId, now: Date): string {
  const { timeZone } = regionFacts[region];
  // This locale writes a day as the content has it: 2026-11-20.
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
}
