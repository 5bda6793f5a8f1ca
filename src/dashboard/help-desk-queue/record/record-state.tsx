import { useId } from 'react';
import { css } from '@emotion/react';
import { Check, RotateCcw } from 'lucide-react';
import type { HelpDeskDetail } from '../../../../contract/help-desk-record';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/button';
import { controlStyle } from '../../../ui/field';
import { denseTarget } from '../../parts/dense-target';
import { stateBarStyle } from '../../parts/open-detail';
import { text } from '../../parts/text';
import type { VersionedChange } from '../../parts/use-versioned-change';
import { AssigneeOptions, nobody, toAssignee } from '../assignee-options';
import { Decide } from './decide';
import type { RecordWish } from './use-record-change';
import { StateFault } from '../../parts/fault-line';

type RecordStateProps = {
  record: Pick<
    HelpDeskDetail,
    'id' | 'type' | 'name' | 'reviewed' | 'decision' | 'assignee' | 'email'
  >;
  state: VersionedChange<RecordWish>;
};

/** How a request stands and who has it, to be changed here; time off is decided. */
export function RecordState({ record, state: { change, busy, fault } }: RecordStateProps) {
  const id = useId();
  return (
    <div css={stateBarStyle} aria-busy={busy}>
      {record.type === 'requestPto' ? (
        <Decide decision={record.decision} person={record} {...{ change, busy }} />
      ) : (
        <Review reviewed={record.reviewed} change={change} busy={busy} />
      )}
      <div css={assignStyle}>
        <label htmlFor={id} css={labelStyle}>
          Assigned to
        </label>
        <select
          id={id}
          value={record.assignee ?? nobody}
          css={selectStyle}
          onChange={(event) => void change({ assignee: toAssignee(event.target.value) })}
        >
          <option value={nobody}>Nobody</option>
          <AssigneeOptions type={record.type} current={record.assignee} />
        </select>
      </div>
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

const assignStyle = css({
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 24rem',
  gap: space[2],
  minWidth: 0,
});
const labelStyle = css({
  flex: 'none',
  color: color.muted,
  fontSize: text.small,
  fontWeight: 700,
});
const selectStyle = css(controlStyle, {
  flex: '1 1 8rem',
  width: 'auto',
  minWidth: 0,
  minHeight: denseTarget,
  paddingBlock: space[1],
  fontSize: '1rem',
});
