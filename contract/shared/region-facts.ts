import type { RegionId } from './regions';

/**
 * What is fixed of each office's state. What an office decides itself stands in content/regions/. A file of its own, because
 * every public page loads the ids (regions.ts) and none needs these.
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
    /** Counties that people know by another name: the boroughs. */
    knownAs: { 'New York': 'Manhattan', Kings: 'Brooklyn', Richmond: 'Staten Island' },
  },
  'new-jersey': {
    state: 'New Jersey',
    fips: '34',
    timeZone: 'America/New_York',
    payInJobAds: true,
  },
  maryland: { state: 'Maryland', fips: '24', timeZone: 'America/New_York', payInJobAds: true },
  michigan: { state: 'Michigan', fips: '26', timeZone: 'America/Detroit', payInJobAds: false },
} as const satisfies Record<RegionId, object>;

/** What people call a county ('Kings' is Brooklyn), or its own name. */
export function knownAs(region: RegionId, county: string): string {
  const facts: { state: string; knownAs?: Readonly<Record<string, string>> } = regionFacts[region];
  return facts.knownAs?.[county] ?? county;
}

/** The day at a region's office as YYYY-MM-DD; `now` is any instant. Whatever depends on "today" asks this. */
export function dayAt(region: RegionId, now: Date): string {
  const { timeZone } = regionFacts[region];
  let format = dayFormats.get(timeZone);
  if (!format) {
    // This locale writes a day as the content has it: 2026-11-20.
    format = new Intl.DateTimeFormat('en-CA', { timeZone });
    dayFormats.set(timeZone, format);
  }
  return format.format(now);
}

/** By time zone: making one takes a hundred times as long as using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();
