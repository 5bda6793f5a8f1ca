import { Check, RotateCcw } from 'lucide-react';
import type { HelpDeskDetail } from '../../../../contract/help-desk-record';
import { Button } from '../../../ui/button';
import { AssigneeOptions, nobody, toAssignee } from '../../parts/assignee-options';
import { StateFault } from '../../parts/fault-line';
import { stateBarStyle } from '../../parts/open-detail';
import { StateChoice } from '../../parts/state-choice';
import type { VersionedChange } from '../../parts/use-versioned-change';
import { queueAssignees } from '../queue-choosing';
import { Decide } from './decide';
import type { RecordWish } from './use-record-change';

type RecordStateProps = {
  record: Pick<
    HelpDeskDetail,
    'id' | 'type' | 'name' | 'reviewed' | 'decision' | 'assignee' | 'email'
  >;
  state: VersionedChange<RecordWish>;
};

/** How a request stands and who has it, to be changed here; time off is decided. */
export function RecordState({ record, state: { change, busy, wish, fault } }: RecordStateProps) {
  const { assignee } = { ...record, ...wish };
  return (
    <div css={stateBarStyle} aria-busy={busy}>
      {record.type === 'requestPto' ? (
        <Decide decision={record.decision} person={record} {...{ change, busy }} />
      ) : (
        <Review reviewed={record.reviewed} change={change} busy={busy} />
      )}
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

type ReviewProps = { reviewed: boolean } & Pick<VersionedChange<RecordWish>, 'change' | 'busy'>;

function Review({ reviewed, change, busy }: ReviewProps) {
  return reviewed ? (
    <Button tone="outline" busy={busy} onClick={() => void change({ reviewed: false })}>
      <RotateCcw size={18} aria-hidden /> Mark as waiting
    </Button>
  ) : (
    <Button busy={busy} onClick={() => void change({ reviewed: true })}>
      <Check size={18} aria-hidden /> Mark reviewed
    </Button>
  );
}
