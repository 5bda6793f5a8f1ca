import { useState } from 'react';
import { css, type SerializedStyles } from '@emotion/react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import type { FollowUp } from '../../../../contract/follow-ups/schema';
import { color, space } from '../../../theme/tokens';
import { useReturnFocus } from '../../../browser/hooks/use-return-focus';
import { useFocusFallback } from '../../hooks/use-focus';
import { useShortcuts } from '../../hooks/use-shortcuts';
import { useStaff } from '../../hooks/use-staff';
import { TextButton } from '../buttons';
import { quietStyle, rowStyle, toolbarButtonStyle } from '../dashboard.styles';
import { ChangeError } from '../status/messages';
import { formatMoment } from '../time/format';
import { StaffName } from '../timeline';
import { FollowUpFact } from './follow-up-fact';
import { FollowUpForm } from './follow-up-form';
import { proposeNext, type CallOutcome } from './times';
import { useFollowUp, type FollowUpRecord } from './use-follow-up';

type FollowUpLineProps = {
  record: FollowUpRecord;
  followUp: FollowUp | undefined;
  /** Of a call that was just logged, which proposes the next follow-up. */
  outcome?: CallOutcome | null;
  onOutcomeUsed?: () => void;
  /** For a form that something else opens too; then nothing is shown without a follow-up. */
  editing?: [isEditing: boolean, setEditing: (isEditing: boolean) => void];
  style?: SerializedStyles;
};

/** The next follow-up of the open record, which is set, changed, and done here. Needs the record's id as key. */
export function FollowUpLine(props: FollowUpLineProps) {
  const { record, followUp, outcome, onOutcomeUsed, editing, style } = props;
  const me = useStaff().user.email?.toLowerCase() ?? '';
  const own = useState(false);
  const [isEditing, setEditing] = editing ?? own;
  const { set, finish, isPending, error } = useFollowUp(record);
  const button = useReturnFocus(isEditing);
  // The element with the focus disappears.
  useFocusFallback(
    `${followUp?.version} ${isEditing}`,
    () => button.current ?? document.querySelector<HTMLElement>('h2[tabindex="-1"]'),
  );
  const edit = () => setEditing(true);
  useShortcuts({ f: { label: followUp ? 'Change the follow-up' : 'Add a follow-up', run: edit } });
  if (isEditing) {
    return (
      <div css={editing && { padding: space[3] }}>
        <FollowUpForm record={record} followUp={followUp} onClose={() => setEditing(false)} />
      </div>
    );
  }
  const proposal = outcome ? proposeNext(outcome, Date.now()) : null;
  if (editing && !followUp && !proposal && error === null) return null;
  const accept = async ({ text, dueAt }: NonNullable<typeof proposal>) => {
    if (await set(followUp, { dueAt, text, owner: me })) onOutcomeUsed?.();
  };
  return (
    <div css={[lineStyle, style, wrapStyle]} aria-busy={isPending}>
      {followUp && (
        <>
          <p css={textStyle}>
            Follow up <FollowUpFact followUp={followUp} /> ·{' '}
            {followUp.owner === '' ? 'Unassigned' : <StaffName email={followUp.owner} />}
            {followUp.text !== '' && ` · ${followUp.text}`}
          </p>
          <TextButton isPending={isPending} onClick={() => void finish(followUp)}>
            Done
          </TextButton>
        </>
      )}
      {(followUp || !editing) && (
        <button
          ref={button}
          type="button"
          aria-keyshortcuts="f"
          onClick={edit}
          css={toolbarButtonStyle}
        >
          <CalendarClock size={16} aria-hidden /> {followUp ? 'Edit follow-up' : 'Add follow-up'}
        </button>
      )}
      {proposal && (
        <p role="status" css={proposalStyle}>
          {proposal.question} {formatMoment(proposal.dueAt)}?
          <TextButton isPending={isPending} onClick={() => void accept(proposal)}>
            Set follow-up
          </TextButton>
          <TextButton onClick={onOutcomeUsed}>No</TextButton>
        </p>
      )}
      <ChangeError error={error} />
    </div>
  );
}

const lineStyle = css(rowStyle(`0 ${space[2]}`), { minWidth: 0 });
const wrapStyle = css({ flexWrap: 'wrap' });
const textStyle = css({
  minWidth: 0,
  paddingBlock: space[1],
  overflowWrap: 'anywhere',
  fontSize: '0.9375rem',
});
const proposalStyle = css(quietStyle, rowStyle(space[1]), { color: color.text });
