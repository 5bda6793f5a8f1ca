import { useState } from 'react';
import { css } from '@emotion/react';
import Moon from 'lucide-react/icons/moon';
import type { ThreadPatch } from '../../../../contract/inbox/change-schema';
import { untilTheyWrite } from '../../../../contract/inbox/constants';
import type { Chat } from '../../../../contract/inbox/schema';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { TextButton } from '../../components/buttons';
import { rowStyle } from '../../components/dashboard.styles';
import { Dialog, DialogButtons } from '../../components/dialog/dialog';
import { TimeChoice } from '../../components/follow-up/time-choice';
import { toInstant } from '../../components/follow-up/times';
import { ErrorMessage } from '../../components/status/messages';
import type { VersionedChange } from '../../hooks/use-versioned-change';
import { quietLineStyle } from '../merge/merge-notices';
import { formatSnooze } from './snooze-times';

type SnoozeLineProps = {
  thread: Chat;
  state: VersionedChange<ThreadPatch>;
  /** The dialog that asks until when. */
  isOpen: boolean;
  onClose: () => void;
};

/** Snoozes the open thread, and says until when it sleeps. */
export function SnoozeLine({ thread, state, isOpen, onClose }: SnoozeLineProps) {
  const { snoozedUntil = thread.snoozedUntil ?? null } = state.pendingChange;
  return (
    <>
      {snoozedUntil !== null && (
        <p css={quietLineStyle}>
          <Moon size={16} aria-hidden css={{ flex: 'none' }} />
          {formatSnooze(snoozedUntil)}
          <TextButton onClick={() => void state.change({ snoozedUntil: null })}>Wake</TextButton>
        </p>
      )}
      {isOpen && (
        <SnoozeDialog
          name={thread.name}
          sleepsOnThanks={thread.sleepsOnThanks ?? false}
          onClose={onClose}
          onSnooze={(change) => {
            onClose();
            void state.change(change);
          }}
        />
      )}
    </>
  );
}

type SnoozeDialogProps = {
  name: string;
  sleepsOnThanks: boolean;
  onClose: () => void;
  onSnooze: (change: Pick<ThreadPatch, 'snoozedUntil' | 'sleepsOnThanks'>) => void;
};

function SnoozeDialog({ name, onClose, onSnooze, ...props }: SnoozeDialogProps) {
  const [when, setWhen] = useState({ day: '', time: '09:00' });
  const [sleepsOnThanks, setSleepsOnThanks] = useState(props.sleepsOnThanks);
  const [hasError, setError] = useState(false);
  const snooze = (snoozedUntil: string) => onSnooze({ snoozedUntil, sleepsOnThanks });
  return (
    <Dialog title={`Snooze ${name}`} onClose={onClose}>
      <p>The thread comes back at the top and unread, at the time or as soon as they write.</p>
      <TimeChoice value={when} onChange={setWhen} onQuickTime={snooze}>
        <Button tone="outline" onClick={() => snooze(untilTheyWrite)}>
          Until they write
        </Button>
      </TimeChoice>
      <label css={choiceStyle}>
        <input
          type="checkbox"
          checked={sleepsOnThanks}
          onChange={({ target }) => setSleepsOnThanks(target.checked)}
        />
        Stay asleep on a thank-you
      </label>
      {hasError && <ErrorMessage>Choose a date and time in the future.</ErrorMessage>}
      <DialogButtons onCancel={onClose}>
        <Button
          onClick={() => {
            const at = toInstant(when);
            if (at !== null && Date.parse(at) > Date.now()) snooze(at);
            else setError(true);
          }}
        >
          Snooze
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

const choiceStyle = css(rowStyle(space[2]), { minHeight: '2.75rem' });
