import { Spinner } from '../../../ui/loading/spinner';
import { callStaff } from '../../api/staff-client';
import { useAct } from '../../hooks/use-async-action';
import { InlineFault } from '../status/error-message';
import { linkButtonStyle } from '../styles/link-button.styles';

type RetryButtonProps = {
  path: string;
  onQueued: () => void;
};

/** Sends a message again that could not be delivered. */
export function TryAgain({ path, onQueued }: RetryButtonProps) {
  const { act: run, busy, fault } = useAct();
  const retry = (button: HTMLElement) =>
    run(async () => {
      await callStaff(`${path}/retry`, { method: 'POST' });
      // The button disappears once the message is queued.
      button.closest<HTMLElement>('[role="group"]')?.focus();
      onQueued();
    });

  return (
    <>
      <button
        type="button"
        aria-disabled={busy}
        onClick={(event) => void retry(event.currentTarget)}
        css={linkButtonStyle}
      >
        {busy && <Spinner size="1em" />}
        Try again
      </button>
      {fault !== null && <InlineFault>Not sent. {fault}</InlineFault>}
    </>
  );
}
