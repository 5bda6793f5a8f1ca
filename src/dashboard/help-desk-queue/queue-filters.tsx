import { regionIds } from '../../../contract/regions';
import { FilterSelect } from '../parts/list/filter-select';
import { regionName } from '../parts/region-name';
import type { shows } from './queue-address';
import { type QueueState } from './queue-address';

const showWords: Record<(typeof shows)[number], string> = {
  all: 'All',
  waiting: 'Waiting',
  reviewed: 'Reviewed',
};
const regionWords: Readonly<Record<string, string>> = {
  '': 'Any',
  ...Object.fromEntries(regionIds.map((id) => [id, regionName(id)])),
};

type QueueFiltersProps = {
  state: QueueState;
  onChange: (changes: Partial<QueueState>) => void;
};

/** The filters of a queue. */
export function QueueFilters({ state, onChange }: QueueFiltersProps) {
  const given = state.assignee;
  const who: Record<string, string> = { '': 'Anybody', mine: 'Me', nobody: 'Nobody' };
  if (given !== null && !Object.hasOwn(who, given)) who[given] = given;
  return (
    <>
      <FilterSelect
        label="Show"
        choices={showWords}
        value={state.show}
        onValue={(show) => onChange({ show })}
      />
      <FilterSelect
        label="Assigned to"
        choices={who}
        value={given ?? ''}
        onValue={(value) => onChange({ assignee: value || null })}
      />
      <FilterSelect
        label="Region"
        choices={regionWords}
        value={state.region ?? ''}
        onValue={(value) => onChange({ region: regionIds.find((id) => id === value) ?? null })}
      />
    </>
  );
}
