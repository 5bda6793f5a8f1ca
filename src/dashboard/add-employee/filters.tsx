import { certificateNotice } from '../../../contract/certificate-notice';
import { FilterOrAll } from '../parts/list/filter-or-all';
import { FilterRegion } from '../parts/list/filter-region';
import { FilterSelect } from '../parts/list/filter-select';
import type { EmployeesState } from './employees-address';

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
