import { regionIds, type RegionId } from '../regions';

export function countByRegion(counts: Partial<Record<RegionId, number>> = {}) {
  return Object.fromEntries(regionIds.map((id) => [id, counts[id] ?? 0])) as Record<
    RegionId,
    number
  >;
}
