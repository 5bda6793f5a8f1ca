import { useState } from 'react';
import type { PostState } from '../../../../contract/posts/constants';
import { regionFacts } from '../../../../contract/shared/region-facts';
import type { RegionId } from '../../../../contract/shared/regions';
import { Button } from '../../../ui/buttons/button';
import { buttonRowStyle } from '../../../ui/buttons/button-row.styles';
import { TextField } from '../../../ui/fields/field';
import { ConfirmButton } from '../../../ui/confirm';
import { Dialog, DialogButtons } from '../../components/dialog/dialog';

type PostActionsProps = {
  state: PostState;
  /** Something is not published yet. */
  hasChanges: boolean;
  isPending: boolean;
  onPublish: () => void;
  onUnpublish: (isScheduled: boolean) => void;
  onSchedule: () => void;
  onDelete: () => void;
};

export function PostActions(props: PostActionsProps) {
  const { state, hasChanges, isPending, onPublish, onUnpublish, onSchedule, onDelete } = props;
  if (state === 'published') {
    return (
      <div css={buttonRowStyle}>
        <Button
          isPending={isPending}
          aria-disabled={!hasChanges}
          onClick={() => hasChanges && onPublish()}
        >
          Publish changes
        </Button>
        <ConfirmButton
          label="Unpublish"
          title="Unpublish this post?"
          message="Visitors will see that it was removed, and it disappears from lists, search engines, and the feed. The text stays here, and you can publish it again."
          confirm="Unpublish post"
          isPending={isPending}
          onConfirm={() => onUnpublish(false)}
        />
      </div>
    );
  }
  return (
    <div css={buttonRowStyle}>
      <Button isPending={isPending} onClick={onPublish}>
        Publish now
      </Button>
      <Button tone="outline" onClick={onSchedule}>
        Schedule
      </Button>
      {state === 'scheduled' && (
        <Button tone="outline" isPending={isPending} onClick={() => onUnpublish(true)}>
          Cancel schedule
        </Button>
      )}
      {state === 'draft' && (
        <ConfirmButton
          label="Delete draft"
          title="Delete this draft?"
          message="The draft and its history are deleted. This can’t be undone."
          confirm="Delete it"
          isPending={isPending}
          onConfirm={onDelete}
        />
      )}
    </div>
  );
}

type ScheduleDialogProps = {
  region: RegionId;
  error: string | undefined;
  isPending: boolean;
  onClose: () => void;
  onSchedule: (due: { day: string; time: string }) => void;
};

export function ScheduleDialog({
  region,
  error,
  isPending,
  onClose,
  onSchedule,
}: ScheduleDialogProps) {
  const [day, setDay] = useState('');
  const [time, setTime] = useState('09:00');
  const [missing, setMissing] = useState<'day' | 'time' | null>(null);
  const submit = () => {
    const empty = day === '' ? 'day' : time === '' ? 'time' : null;
    setMissing(empty);
    if (empty === null) onSchedule({ day, time });
  };
  return (
    <Dialog title="Schedule" onClose={onClose}>
      <p>{regionFacts[region].state} time</p>
      <TextField
        id="schedule-day"
        label="Day"
        type="date"
        value={day}
        error={missing === 'day' ? 'Choose a day' : error}
        onChange={(event) => {
          setMissing(null);
          setDay(event.target.value);
        }}
      />
      <TextField
        id="schedule-time"
        label="Time"
        type="time"
        value={time}
        error={missing === 'time' ? 'Choose a time' : undefined}
        onChange={(event) => {
          setMissing(null);
          setTime(event.target.value);
        }}
      />
      <DialogButtons onCancel={onClose}>
        <Button isPending={isPending} onClick={submit}>
          Schedule post
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
