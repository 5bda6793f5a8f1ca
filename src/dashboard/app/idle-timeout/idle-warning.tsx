import { signOut } from '../../../lib/auth/auth';
import { Button } from '../../../ui/buttons/button';
import { buttonRowStyle } from '../../../ui/buttons/button-row.styles';
import { Dialog } from '../../components/dialog/dialog';
import { inWords } from './idle-state';

type IdleWarningProps = { secondsLeft: number; onStay: () => void };

/** Says that the session is about to end (WCAG 2.2.1: one press, Escape included, extends it). */
export function IdleWarning({ secondsLeft, onStay }: IdleWarningProps) {
  return (
    <Dialog title="Are you still there?" open onOpenChange={onStay}>
      <p>
        Nothing has happened here for a while. To keep what is on this screen private, you are
        signed out in <span role="timer">{inWords(secondsLeft)}</span>. What you have typed and not
        sent is lost then.
      </p>
      <div css={buttonRowStyle}>
        <Button onClick={onStay}>Stay signed in</Button>
        <Button tone="quiet" onClick={() => void signOut()}>
          Sign Out
        </Button>
      </div>
    </Dialog>
  );
}
