import {
  decisions,
  type QueueView,
  needsDecision,
  type HelpDeskType,
} from '../../../contract/help-desk/constants';
import { OptionalFilter, RegionFilter, SelectFilter } from '../components/filter/filters';
import type { QueueState } from './params';

const statusLabels: Record<QueueView, string> = {
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

export function QueueFilters({ type, state, onChange }: QueueFiltersProps) {
  const { assignee } = state;
  const assignees: Record<string, string> = { mine: 'Me', nobody: 'Unassigned' };
  // A link can name any colleague.
  if (assignee !== null) assignees[assignee] ??= assignee;
  return (
    <>
      <SelectFilter
        label="Status"
        choices={getStatusChoices(type)}
        value={state.show}
        onValue={(show) => onChange({ show })}
      />
      <OptionalFilter
        label="Assigned to"
        allLabel="Anyone"
        choices={assignees}
        value={assignee}
        onValue={(next) => onChange({ assignee: next })}
      />
      <RegionFilter value={state.region} onValue={(region) => onChange({ region })} />
    </>
  );
}

function getStatusChoices(type: HelpDeskType): Record<QueueView, string> {
  if (needsDecision(type)) return statusLabels;
  const undecided = Object.entries(statusLabels).filter(
    ([status]) => !decisions.some((decision) => decision === status),
  );
  return Object.fromEntries(undecided) as typeof statusLabels;
}
