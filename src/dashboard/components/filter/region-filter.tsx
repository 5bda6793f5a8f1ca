import { regionIds, type RegionId } from '../../../../contract/shared/regions';
import { regionName } from '../region-name';
import { FilterOrAll } from './optional-filter';

const regionLabels = Object.fromEntries(regionIds.map((id) => [id, regionName(id)])) as Record<
  RegionId,
  string
>;

type RegionFilterProps = {
  value: RegionId | null;
  onValue: (region: RegionId | null) => void;
};

export function FilterRegion(props: RegionFilterProps) {
  return <FilterOrAll label="Region" all="All regions" choices={regionLabels} {...props} />;
}
