import type { HelpDeskDetail } from '../../../../contract/help-desk-record';
import { AssigneeOptions, nobody, toAssignee } from '../../parts/assignee-options';
import { StateFault } from '../../parts/fault-line';
import { stateBarStyle } from '../../parts/open-detail';
import { StateChoice } from '../../parts/state-choice';
import type { VersionedChange } from '../../parts/use-versioned-change';
import { queueAssignees } from '../queue-choosing';
import { queueKinds } from '../queues/queue-kinds';
import type { RecordWish } from './use-record-change';

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
