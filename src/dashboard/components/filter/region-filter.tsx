import { regionIds, type RegionId } from '../../../../contract/shared/regions';
import { getRegionName } from '../region-name';
import { OptionalFilter } from './optional-filter';

const regionLabels = Object.fromEntries(regionIds.map((id) => [id, getRegionName(id)])) as Record<
  RegionId,
  string
>;

type RegionFilterProps = {
  value: RegionId | null;
  onValue: (region: RegionId | null) => void;
};

export function RegionFilter(props: RegionFilterProps) {
  return <OptionalFilter label="Region" allLabel="All regions" choices={regionLabels} {...props} />;
}
