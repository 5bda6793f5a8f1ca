import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { AssigneeSelect } from '../../components/assignee/assignee';
import { ChangeError } from '../../components/status/messages';
import { stateBarStyle } from '../../components/detail/detail-pane';
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
      <AssigneeSelect
        path={assigneesPath(request.type)}
        assignee={assignee}
        onAssignee={(next) => void state.change({ assignee: next })}
      />
      <ChangeError error={state.error} />
    </div>
  );
}
