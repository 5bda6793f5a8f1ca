import { regionFacts } from '../../../contract/region-facts';
import type { RegionId } from '../../../contract/regions';

/** A region as the office calls it. */
export function regionName(id: RegionId): string {
  return regionFacts[id].state;
}
