import {
  decisions,
  type QueueShow,
  isDecided,
  type HelpDeskType,
} from '../../../contract/help-desk/constants';
import { FilterOrAll } from '../components/filter/optional-filter';
import { FilterRegion } from '../components/filter/region-filter';
import { FilterSelect } from '../components/filter/select-filter';
import { type QueueState } from './params';

const showWords: Record<QueueShow, string> = {
  all: 'All',
  waiting: 'Waiting',
  reviewed: 'Reviewed',
  approved: 'Approved',
  declined: 'Declined',
};

type QueueFiltersProps = {
  type: HelpDeskType;
  state: QueueState;
  onChange: (changes: Partial<QueueState>) => void;
};

/** The filters of a queue. */
export function QueueFilters({ type, state, onChange }: QueueFiltersProps) {
  const given = state.assignee;
  const who: Record<string, string> = { mine: 'Me', nobody: 'Nobody' };
  if (given !== null && !Object.hasOwn(who, given)) who[given] = given;
  return (
    <>
      <FilterSelect
        label="Status"
        choices={showWordsOf(type)}
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

/** Only what is decided can have been approved. */
function showWordsOf(type: HelpDeskType) {
  if (isDecided(type)) return showWords;
  const left = Object.entries(showWords).filter(([show]) => !decisions.some((one) => one === show));
  return Object.fromEntries(left) as typeof showWords;
}
