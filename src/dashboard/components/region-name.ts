import { regionFacts } from '../../../contract/shared/region-facts';
import type { RegionId } from '../../../contract/shared/regions';

/** 'New Jersey' */
export function regionName(id: RegionId): string {
  return regionFacts[id].state;
}
