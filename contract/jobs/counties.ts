import counties from '../../content/settings/counties.json';
import type { RegionId } from '../shared/regions';

const countiesByRegion: Readonly<Record<RegionId, readonly string[]>> = counties;

export function getCounties(region: RegionId): readonly string[] {
  return countiesByRegion[region];
}
