import type { RegionId } from './regions';

/** Facts about each office's state. Facts that the agency decides are in content/regions/. */
export const regionFacts = {
  'new-york': {
    state: 'New York',
    /** The state's FIPS code: the prefix of its counties' ids in the census. */
    fips: '36',
    timeZone: 'America/New_York',
    /** State law requires pay and benefits in a job ad. */
    payInJobAds: true,
    /** Counties with a more common name: the boroughs. */
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

/** The common name of a county: 'Brooklyn' for 'Kings', else its own name. */
export function getCountyName(region: RegionId, county: string): string {
  const facts: { state: string; knownAs?: Readonly<Record<string, string>> } = regionFacts[region];
  return facts.knownAs?.[county] ?? county;
}

/** The calendar day at a region's office (YYYY-MM-DD) at an instant. */
export function getOfficeDay(region: RegionId, now: Date): string {
  const { timeZone } = regionFacts[region];
  let format = dayFormats.get(timeZone);
  if (!format) {
    // The en-CA locale formats days as YYYY-MM-DD.
    format = new Intl.DateTimeFormat('en-CA', { timeZone });
    dayFormats.set(timeZone, format);
  }
  return format.format(now);
}

/** By time zone: creating a format takes a hundred times as long as using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();
