import type { RegionId } from '../../../contract/regions';

const names: Record<RegionId, string> = {
  'new-york': 'New York',
  'new-jersey': 'New Jersey',
  maryland: 'Maryland',
  michigan: 'Michigan',
};

/** A region as the office calls it. */
export function regionName(id: RegionId): string {
  return names[id];
}
