import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import CheckCheck from 'lucide-react/icons/check-check';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ChatMessage } from '../../../contract/inbox/schema';
import { color, space, radius } from '../../theme/tokens';
import { useStaffNames } from '../api/staff-names';
import { useAsyncAction } from '../hooks/use-async-action';
import { quietStyle, rowStyle } from './dashboard.styles';
import { Section } from './section';
import { ErrorMessage } from './status/messages';
import { TextButton } from './buttons';

/** @param children list items, the oldest first */
export function Timeline({ children }: { children: ReactNode }) {
  return (
    <Section title="Activity" gap={space[3]}>
      <ol css={{ display: 'grid', gap: space[3], listStyle: 'none' }}>{children}</ol>
    </Section>
  );
}

export function NoteBubble({ children }: { children: ReactNode }) {
  return <div css={[bubbleStyle, noteStyle]}>{children}</div>;
}

export const timelineMetaStyle = css(quietStyle, { overflowWrap: 'anywhere' });

export const bubbleStyle = css({
  width: 'fit-content',
  maxWidth: 'min(38rem, 100%)',
  marginBlock: space[1],
  padding: space[3],
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const replyStyle = css({ borderColor: color.primaryBorder, background: color.primarySoft });

/** A private note must not look like something that was sent. */
export const noteStyle = css({
  borderStyle: 'dashed',
  borderColor: color.warning,
  borderRadius: radius.small,
  background: color.warningSoft,
});

export function StaffName({ email }: { email: string }) {
  const formatName = useStaffNames();
  return <span title={email}>{formatName(email)}</span>;
}

const states = {
  queued: { label: 'Queued', icon: Clock, ink: color.muted },
  sent: { label: 'Sent', icon: CheckCheck, ink: color.success },
  failed: { label: 'Not delivered', icon: TriangleAlert, ink: color.danger },
} as const;

type RetryButtonProps = {
  retry: () => Promise<unknown>;
  onQueued: () => void;
};

type DeliveryProps = RetryButtonProps & {
  message: Pick<ChatMessage, 'delivery' | 'isFinal'> & { problem?: string | null | undefined };
  /** False for a message that must not be sent anymore. */
  canRetry?: boolean;
};

/** The delivery of a message from the office. If it failed: why, and a button that sends the message again. */
export function Delivery({ message, canRetry = true, ...button }: DeliveryProps) {
  const { delivery, problem, isFinal = false } = message;
  if (delivery === 'received') return null;
  const { label, icon: Icon, ink } = states[delivery];
  return (
    <p css={deliveryStyle}>
      <span css={[statusStyle, { color: ink }]}>
        <Icon size={15} aria-hidden />
        {label}
      </span>
      {delivery === 'failed' && (
        <>
          {problem ?? 'It didn’t reach the person.'}
          {canRetry && !isFinal && <RetryButton {...button} />}
        </>
      )}
    </p>
  );
}

function RetryButton({ retry, onQueued }: RetryButtonProps) {
  const { run, isPending, error } = useAsyncAction();
  const press = (button: HTMLElement) =>
    run(async () => {
      await retry();
      // The button disappears once the message is queued.
      button.closest<HTMLElement>('[role="group"]')?.focus();
      onQueued();
    });

  return (
    <>
      <TextButton isPending={isPending} onClick={(event) => void press(event.currentTarget)}>
        Try again
      </TextButton>
      {error !== null && <ErrorMessage>Not sent. {error}</ErrorMessage>}
    </>
  );
}

const deliveryStyle = css(timelineMetaStyle, rowStyle(space[2]));
const statusStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontWeight: 700,
});
