import table from '../../../content/settings/zip-codes.json';
import type { RegionId } from '../regions';

/** The ZIP codes of each county, packed by scripts/zip-codes.ts. Browsers load them on demand. */
const counties: Readonly<Record<RegionId, Readonly<Record<string, string>>>> = table.counties;

export function listZipCounties(region: RegionId): string[] {
  return Object.keys(counties[region]);
}

/** The county of most addresses of a ZIP code; null for one that is new or in another state. */
export function findZipCounty(region: RegionId, zip: string): string | null {
  const wanted = Number(zip);
  const found = Object.entries(counties[region]).find(([, packed]) => {
    let current = 0;
    return packed.split(' ').some((distance) => (current += parseInt(distance, 36)) === wanted);
  });
  return found?.[0] ?? null;
}
