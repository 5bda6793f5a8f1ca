import regions from '../../content/settings/regions.json';
import type { RegionId } from './regions';
import { formatCounty } from './text/format-county';
import type { SiteLanguage } from './text/site-languages';

type RegionFacts = {
  state: string;
  timeZone: string;
  /** Counties with a more common name, such as New York's boroughs. */
  countyNames: Readonly<Record<string, string>>;
  /** SVG path data of the landmark below the logo's lark, on a 48 by 48 grid. */
  logo: string;
};

/** Facts about each office's state. Facts that the agency decides are in content/regions/. */
export const regionFacts: Readonly<Record<RegionId, RegionFacts>> = regions;

export function getRegionNames(): Record<RegionId, string> {
  const names = Object.entries(regionFacts).map(([id, { state }]) => [id, state]);
  return Object.fromEntries(names) as Record<RegionId, string>;
}

export function getRegionName(id: RegionId): string {
  return regionFacts[id].state;
}

/** The common name of a county: 'Brooklyn' for 'Kings', else its own name. */
export function getCountyName(region: RegionId, county: string): string {
  return regionFacts[region].countyNames[county] ?? county;
}

/** 'Queens County', 'Condado de Queens', and with a more common name 'Brooklyn (Kings County)'. */
export function formatCountyName(region: RegionId, county: string, language: SiteLanguage): string {
  const commonName = getCountyName(region, county);
  const name = formatCounty(county, language);
  if (commonName !== county) return `${commonName} (${name})`;
  return name.charAt(0).toUpperCase() + name.slice(1);
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
