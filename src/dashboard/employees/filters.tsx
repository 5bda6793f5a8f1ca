import { certificateNotice } from '../../../contract/employees/constants';
import { FilterOrAll } from '../components/filter/optional-filter';
import { FilterRegion } from '../components/filter/region-filter';
import { FilterSelect } from '../components/filter/select-filter';
import type { EmployeesState } from './params';

const statuses: Record<EmployeesState['status'], string> = {
  here: 'All who work here',
  active: 'Active',
  'on-leave': 'On leave',
  left: 'Left',
  all: 'All, also who left',
};

const certificates: Record<NonNullable<EmployeesState['certificate']>, string> = {
  due: 'Expired or soon to',
  expired: 'Expired',
  soon: `Within ${certificateNotice} days`,
  none: 'No last day',
};

type FiltersProps = {
  state: EmployeesState;
  onChange: (changes: Partial<EmployeesState>) => void;
};

/** The filters by status, region and certificate. */
export function Filters({ state, onChange }: FiltersProps) {
  return (
    <>
      <FilterSelect
        label="Status"
        choices={statuses}
        value={state.status}
        onValue={(status) => onChange({ status })}
      />
      <FilterRegion value={state.region} onValue={(region) => onChange({ region })} />
      <FilterOrAll
        label="Certificate"
        all="All"
        choices={certificates}
        value={state.certificate}
        onValue={(certificate) => onChange({ certificate })}
      />
    </>
  );
}
