import { shownJobStates } from '../../../contract/job-post-words';
import { jobTypes } from '../../../contract/jobs';
import { FilterOrAll } from '../parts/list/filter-or-all';
import { FilterRegion } from '../parts/list/filter-region';
import type { JobsState } from './jobs-address';

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
