import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { AssigneeOptions, nobody, toAssignee } from '../../components/assignee/assignee-options';
import { StateFault } from '../../components/status/error-message';
import { stateBarStyle } from '../../components/detail/detail-pane';
import { StateChoice } from '../../components/select/state-select';
import type { VersionedChange } from '../../api/use-versioned-change';
import { queueAssignees } from '../bulk-actions';
import { queueKinds } from '../queues/queue-types';
import type { RecordWish } from './use-request-change';

type RecordStateProps = {
  record: Pick<
    HelpDeskDetail,
    'id' | 'type' | 'name' | 'reviewed' | 'decision' | 'assignee' | 'email' | 'pageUntil'
  >;
  state: VersionedChange<RecordWish>;
};

/** How a request stands and who has it, to be changed here. */
export function RecordState({ record, state: { change, busy, wish, fault } }: RecordStateProps) {
  const { assignee } = { ...record, ...wish };
  const { DoneWith } = queueKinds[record.type];
  return (
    <div css={stateBarStyle} aria-busy={busy}>
      <DoneWith {...{ record, change, busy }} />
      <StateChoice
        label="Assigned to"
        value={assignee ?? nobody}
        onValue={(value) => void change({ assignee: toAssignee(value) })}
      >
        <option value={nobody}>Nobody</option>
        <AssigneeOptions path={queueAssignees(record.type)} current={record.assignee} />
      </StateChoice>
      <StateFault fault={fault} />
    </div>
  );
}
