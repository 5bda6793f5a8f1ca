import { Spinner } from '../../../ui/spinner';
import { InlineFault } from '../fault-line';
import { callStaff } from '../staff-call';
import { useAct } from '../use-act';
import { linkButtonStyle } from '../link-button-style';

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
