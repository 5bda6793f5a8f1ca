import { regionFacts } from '../../../contract/shared/region-facts';
import type { RegionId } from '../../../contract/shared/regions';

export function getRegionName(id: RegionId): string {
  return regionFacts[id].state;
}
