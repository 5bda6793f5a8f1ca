import { css } from '@emotion/react';
import { CheckCheck, Clock, TriangleAlert } from 'lucide-react';
import type { ChatMessage } from '../../../../contract/inbox/schema';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Spinner } from '../../../ui/loading/spinner';
import { callStaff } from '../../api/staff-client';
import { useAsyncAction } from '../../hooks/use-async-action';
import { ErrorMessage } from '../status/messages';
import { linkButtonStyle } from '../styles/controls.styles';

const states = {
  queued: { label: 'Queued', icon: Clock, ink: color.muted },
  sent: { label: 'Sent', icon: CheckCheck, ink: color.success },
  failed: { label: 'Not delivered', icon: TriangleAlert, ink: color.danger },
} as const;

export function DeliveryStatus({ state }: { state: ChatMessage['delivery'] }) {
  if (state === 'received') return null;
  const { label, icon: Icon, ink } = states[state];
  return (
    <span css={[statusStyle, { color: ink }]}>
      <Icon size={15} aria-hidden />
      {label}
    </span>
  );
}

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
      {error !== null && <ErrorMessage>Not sent. {error}</ErrorMessage>}
    </>
  );
}

const statusStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontWeight: 700,
});
