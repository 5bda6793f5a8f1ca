import { FilterOrAll } from '../parts/list/filter-or-all';
import { FilterRegion } from '../parts/list/filter-region';
import { FilterSelect } from '../parts/list/filter-select';
import type { shows } from './queue-address';
import { type QueueState } from './queue-address';

const showWords: Record<(typeof shows)[number], string> = {
  all: 'All',
  waiting: 'Waiting',
  reviewed: 'Reviewed',
};
type QueueFiltersProps = {
  state: QueueState;
  onChange: (changes: Partial<QueueState>) => void;
};

/** The filters of a queue. */
export function QueueFilters({ state, onChange }: QueueFiltersProps) {
  const given = state.assignee;
  const who: Record<string, string> = { mine: 'Me', nobody: 'Nobody' };
  if (given !== null && !Object.hasOwn(who, given)) who[given] = given;
  return (
    <>
      <FilterSelect
        label="Status"
        choices={showWords}
        value={state.show}
        onValue={(show) => onChange({ show })}
      />
      <FilterOrAll
        label="Assigned to"
        all="Anybody"
        choices={who}
        value={given}
        onValue={(assignee) => onChange({ assignee })}
      />
      <FilterRegion value={state.region} onValue={(region) => onChange({ region })} />
    </>
  );
}
