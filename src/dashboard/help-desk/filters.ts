import {
  needsDecision,
  requestStateLabels,
  type HelpDeskType,
  type QueueView,
} from '../../../contract/help-desk/constants';
import { formatStaffName } from '../api/staff-names';
import { regionFilter, type Filters } from '../components/filter/filters';
import type { QueueState } from './params';

const allStates: Record<QueueView, string> = { all: 'All', ...requestStateLabels };
const { approved: _approved, declined: _declined, ...undecidedStates } = allStates;

export function getQueueFilters(type: HelpDeskType, { assignee }: QueueState) {
  const assignees: Record<string, string> = { mine: 'Me', nobody: 'Unassigned' };
  // A link can name any colleague.
  if (assignee !== null) assignees[assignee] ??= formatStaffName(assignee);
  return {
    show: {
      label: 'Status',
      choices: needsDecision(type) ? allStates : (undecidedStates as typeof allStates),
    },
    assignee: { label: 'Assigned to', all: 'Anyone', choices: assignees },
    region: regionFilter,
  } satisfies Filters<QueueState>;
}
