import { Spinner } from '../../../ui/loading/spinner';
import { callStaff } from '../../api/staff-client';
import { useAsyncAction } from '../../hooks/use-async-action';
import { InlineError } from '../status/error-message';
import { linkButtonStyle } from '../styles/link-button.styles';

type RetryButtonProps = {
  path: string;
  onQueued: () => void;
};

/** Sends a message again that could not be delivered. */
export function RetryButton({ path, onQueued }: RetryButtonProps) {
  const { run, isPending, error } = useAsyncAction();
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
        aria-disabled={isPending}
        onClick={(event) => void retry(event.currentTarget)}
        css={linkButtonStyle}
      >
        {isPending && <Spinner size="1em" />}
        Try again
      </button>
      {error !== null && <InlineError>Not sent. {error}</InlineError>}
    </>
  );
}
