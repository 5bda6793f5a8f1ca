import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import {
  AssigneeOptions,
  unassignedValue,
  parseAssignee,
} from '../../components/assignee/assignee-options';
import { ChangeError } from '../../components/status/error-message';
import { stateBarStyle } from '../../components/detail/detail-pane';
import { StateSelect } from '../../components/select/state-select';
import type { VersionedChange } from '../../api/use-versioned-change';
import { assigneesPath } from '../api';
import { queueTypes } from '../queues/queue-types';
import type { RequestPatch } from '../queues/queue-type';

type StatusBarProps = { request: HelpDeskDetail; state: VersionedChange<RequestPatch> };

export function StatusBar({ request, state }: StatusBarProps) {
  const { Actions } = queueTypes[request.type];
  const assignee =
    state.pendingChange.assignee === undefined ? request.assignee : state.pendingChange.assignee;
  return (
    <div css={stateBarStyle} aria-busy={state.busy}>
      <Actions request={request} change={state.change} busy={state.busy} />
      <StateSelect
        label="Assigned to"
        value={assignee ?? unassignedValue}
        onValue={(value) => void state.change({ assignee: parseAssignee(value) })}
      >
        <option value={unassignedValue}>Unassigned</option>
        <AssigneeOptions path={assigneesPath(request.type)} current={request.assignee} />
      </StateSelect>
      <ChangeError fault={state.error} />
    </div>
  );
}
