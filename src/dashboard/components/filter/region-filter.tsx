import { regionIds, type RegionId } from '../../../../contract/shared/regions';
import { regionName } from '../region-name';
import { FilterOrAll } from './optional-filter';

const regions = Object.fromEntries(regionIds.map((id) => [id, regionName(id)])) as Record<
  RegionId,
  string
>;

type FilterRegionProps = {
  value: RegionId | null;
  onValue: (region: RegionId | null) => void;
};

/** The filter of a list by region. */
export function FilterRegion(props: FilterRegionProps) {
  return <FilterOrAll label="Region" all="All regions" choices={regions} {...props} />;
}
