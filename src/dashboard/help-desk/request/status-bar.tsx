import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { AssigneeOptions, nobody, toAssignee } from '../../components/assignee/assignee-options';
import { StateFault } from '../../components/status/error-message';
import { stateBarStyle } from '../../components/detail/detail-pane';
import { StateChoice } from '../../components/select/state-select';
import type { VersionedChange } from '../../api/use-versioned-change';
import { assigneesPath } from '../api';
import { queueTypes } from '../queues/queue-types';
import type { RequestPatch } from '../queues/queue-type';

type StatusBarProps = { request: HelpDeskDetail; state: VersionedChange<RequestPatch> };

export function StatusBar({ request, state }: StatusBarProps) {
  const { Actions } = queueTypes[request.type];
  const assignee = state.wish.assignee === undefined ? request.assignee : state.wish.assignee;
  return (
    <div css={stateBarStyle} aria-busy={state.busy}>
      <Actions request={request} change={state.change} busy={state.busy} />
      <StateChoice
        label="Assigned to"
        value={assignee ?? nobody}
        onValue={(value) => void state.change({ assignee: toAssignee(value) })}
      >
        <option value={nobody}>Unassigned</option>
        <AssigneeOptions path={assigneesPath(request.type)} current={request.assignee} />
      </StateChoice>
      <StateFault fault={state.fault} />
    </div>
  );
}
