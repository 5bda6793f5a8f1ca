import { shownJobStates } from '../../../contract/job-post-words';
import { jobTypes } from '../../../contract/jobs';
import { FilterRegion } from '../parts/list/filter-region';
import { FilterSelect } from '../parts/list/filter-select';
import type { JobsState } from './jobs-address';

const states = { '': 'All', ...shownJobStates };
const types = { '': 'Any', ...jobTypes };
type JobsFiltersProps = { state: JobsState; onChange: (changes: Partial<JobsState>) => void };

/** The filters by status, region and hours. */
export function JobsFilters({ state, onChange }: JobsFiltersProps) {
  return (
    <>
      <FilterSelect
        label="Status"
        choices={states}
        value={state.state ?? ''}
        onValue={(value) => onChange({ state: value || null })}
      />
      <FilterRegion value={state.region} onValue={(region) => onChange({ region })} />
      <FilterSelect
        label="Hours"
        choices={types}
        value={state.type ?? ''}
        onValue={(value) => onChange({ type: value || null })}
      />
    </>
  );
}
