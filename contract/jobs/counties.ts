import counties from '../../content/settings/counties.json';
import type { RegionId } from '../shared/regions';

const countiesByRegion: Readonly<Record<RegionId, readonly string[]>> = counties;

/** The counties of a region's state, as the census spells them, without "County". */
export function getCounties(region: RegionId): readonly string[] {
  return countiesByRegion[region];
}
