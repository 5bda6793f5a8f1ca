import {
  type QueueView,
  needsDecision,
  requestStateLabels,
  type HelpDeskType,
} from '../../../contract/help-desk/constants';
import { formatStaffName } from '../api/staff-names';
import { OptionalFilter, RegionFilter, SelectFilter } from '../components/filter/filters';
import type { QueueState } from './params';

const allStates: Record<QueueView, string> = { all: 'All', ...requestStateLabels };
const { approved: _approved, declined: _declined, ...undecidedStates } = allStates;

type QueueFiltersProps = {
  type: HelpDeskType;
  state: QueueState;
  onChange: (changes: Partial<QueueState>) => void;
};

export function QueueFilters({ type, state, onChange }: QueueFiltersProps) {
  const { assignee } = state;
  const assignees: Record<string, string> = { mine: 'Me', nobody: 'Unassigned' };
  // A link can name any colleague.
  if (assignee !== null) assignees[assignee] ??= formatStaffName(assignee);
  return (
    <>
      <SelectFilter
        label="Status"
        choices={needsDecision(type) ? allStates : (undecidedStates as typeof allStates)}
        value={state.show}
        onValueChange={(show) => onChange({ show })}
      />
      <OptionalFilter
        label="Assigned to"
        allLabel="Anyone"
        choices={assignees}
        value={assignee}
        onValueChange={(next) => onChange({ assignee: next })}
      />
      <RegionFilter value={state.region} onValueChange={(region) => onChange({ region })} />
    </>
  );
}
