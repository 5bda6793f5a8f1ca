import { regionIds, type RegionId } from '../../../../contract/regions';
import { regionName } from '../region-name';
import { FilterSelect } from './filter-select';

const regions = {
  '': 'All regions',
  ...Object.fromEntries(regionIds.map((id) => [id, regionName(id)])),
} as Record<RegionId | '', string>;

type FilterRegionProps = {
  value: RegionId | null;
  onValue: (region: RegionId | null) => void;
};

/** The filter of a list by region; null: all of them. */
export function FilterRegion({ value, onValue }: FilterRegionProps) {
  return (
    <FilterSelect
      label="Region"
      choices={regions}
      value={value ?? ''}
      onValue={(region) => onValue(region === '' ? null : region)}
    />
  );
}
