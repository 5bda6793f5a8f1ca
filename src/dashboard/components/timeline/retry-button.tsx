import { Spinner } from '../../../ui/loading/spinner';
import { InlineFault } from '../status/error-message';
import { callStaff } from '../../api/staff-client';
import { useAct } from '../../hooks/use-async-action';
import { linkButtonStyle } from '../styles/link-button.styles';

type TryAgainProps = {
  /** Of the message. */
  path: string;
  /** It is queued again: what shows it is to be fetched anew. */
  onQueued: () => void;
};

/** Sends an answer again that could not be delivered; what the server refuses is said in its words. */
export function TryAgain({ path, onQueued }: TryAgainProps) {
  const { act, busy, fault } = useAct();
  const send = (button: HTMLElement) =>
    act(async () => {
      await callStaff(`${path}/retry`, { method: 'POST' });
      // The button goes when the message is queued: the focus stays in the conversation.
      button.closest<HTMLElement>('[role="group"]')?.focus();
      onQueued();
    });

  return (
    <>
      <button
        type="button"
        aria-disabled={busy}
        onClick={(event) => void send(event.currentTarget)}
        css={linkButtonStyle}
      >
        {busy && <Spinner size="1em" />}
        Try again
      </button>
      {fault !== null && <InlineFault>Not sent again. {fault}</InlineFault>}
    </>
  );
}
