import { shownJobStates } from '../../../contract/jobs/constants';
import { jobTypes } from '../../../contract/jobs/listing';
import { FilterOrAll } from '../components/filter/optional-filter';
import { FilterRegion } from '../components/filter/region-filter';
import type { JobsState } from './params';

type JobsFiltersProps = { state: JobsState; onChange: (changes: Partial<JobsState>) => void };

/** The filters by status, region and hours. */
export function JobsFilters({ state, onChange }: JobsFiltersProps) {
  return (
    <>
      <FilterOrAll
        label="Status"
        all="All"
        choices={shownJobStates}
        value={state.state}
        onValue={(value) => onChange({ state: value })}
      />
      <FilterRegion value={state.region} onValue={(region) => onChange({ region })} />
      <FilterOrAll
        label="Hours"
        all="Any"
        choices={jobTypes}
        value={state.type}
        onValue={(type) => onChange({ type })}
      />
    </>
  );
}
