import { useEffect, useId, useRef, useState } from 'react';
import { maxFollowUpText } from '../../../../contract/follow-ups/constants';
import type { FollowUp } from '../../../../contract/follow-ups/schema';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { buttonsEndStyle } from '../../../ui/buttons/button-row.styles';
import { TextField } from '../../../ui/fields/field';
import { SelectField } from '../../../ui/fields/select-field';
import { useStaffNames } from '../../api/staff-names';
import { useApi } from '../../api/swr-hooks';
import { useStaff } from '../../hooks/use-staff';
import { surfaceStyle, stackStyle } from '../dashboard.styles';
import { ErrorMessage } from '../status/messages';
import { TimeChoice } from './time-choice';
import { toDayTime, toInstant } from './times';
import { useFollowUp, type FollowUpRecord } from './use-follow-up';

type FollowUpFormProps = {
  record: FollowUpRecord;
  followUp: FollowUp | undefined;
  onClose: () => void;
};

/** Edits a follow-up in place. */
export function FollowUpForm({ record, followUp, onClose }: FollowUpFormProps) {
  const me = useStaff().user.email?.toLowerCase() ?? '';
  const id = useId();
  const formatName = useStaffNames();
  const params = { kind: record.kind, id: record.id };
  const { data } = useApi('GET /follow-ups/:kind/:id/assignees', { params });
  const [when, setWhen] = useState(
    followUp === undefined ? { day: '', time: '09:00' } : toDayTime(followUp.dueAt),
  );
  const [owner, setOwner] = useState(followUp?.owner || me);
  const [text, setText] = useState(followUp?.text ?? '');
  const [hint, setHint] = useState<string | null>(null);
  const firstField = useRef<HTMLInputElement>(null);
  useEffect(() => firstField.current?.focus(), []);
  const { set, isPending, error } = useFollowUp(record);
  // A colleague's change meanwhile is a conflict, and after that what the next try replaces.
  const [base, setBase] = useState<FollowUp | null | undefined>(followUp);
  const owners = [...new Set([me, owner, ...(data?.assignees ?? [])])];
  const save = async () => {
    const dueAt = toInstant(when);
    const isSame = followUp !== undefined && dueAt === followUp.dueAt;
    const isUsable = dueAt !== null && (isSame || Date.parse(dueAt) > Date.now());
    setHint(isUsable ? null : 'Choose a date and time in the future.');
    if (!isUsable) return;
    const known = base === null ? followUp : base;
    if (await set(known, { dueAt, owner, text: text.trim() })) onClose();
    else setBase(null);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any of its fields
    <form
      aria-label="Follow-up"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
      css={[surfaceStyle, stackStyle(space[3]), { padding: space[3] }]}
    >
      <TextField
        id={`${id}-text`}
        label="What to do"
        ref={firstField}
        optional
        maxLength={maxFollowUpText}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <TimeChoice value={when} onChange={setWhen} onQuickTime={(at) => setWhen(toDayTime(at))} />
      <SelectField
        id={`${id}-owner`}
        label="Who"
        choices={Object.fromEntries(
          owners.map((email) => [
            email,
            email === me ? `You (${formatName(me)})` : formatName(email),
          ]),
        )}
        value={owner}
        onChange={({ target }) => setOwner(target.value)}
      />
      {(hint ?? error) !== null && (
        <ErrorMessage>{hint ?? `Not saved. ${error ?? ''}`}</ErrorMessage>
      )}
      <div css={buttonsEndStyle}>
        <Button tone="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" isPending={isPending}>
          Save follow-up
        </Button>
      </div>
    </form>
  );
}
