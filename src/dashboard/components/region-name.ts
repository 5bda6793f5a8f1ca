import { regionFacts } from '../../../contract/shared/region-facts';
import { regionIds, type RegionId } from '../../../contract/shared/regions';

export const regionNames = Object.fromEntries(
  regionIds.map((id) => [id, regionFacts[id].state]),
) as Record<RegionId, string>;

export function getRegionName(id: RegionId): string {
  return regionNames[id];
}
