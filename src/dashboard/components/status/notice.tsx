import { type ReactNode, Component } from 'react';
import { css } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import CloudOff from 'lucide-react/icons/cloud-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import SearchX from 'lucide-react/icons/search-x';
import { color, space, radius } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { buttonStyle } from '../../../ui/buttons/button.styles';
import { Skeleton } from '../../../ui/loading/skeleton';
import { getErrorMessage } from '../../api/errors';
import { useAsyncAction } from '../../hooks/use-async-action';
import { Link } from '../link';
import { fontSize, rowStyle } from '../dashboard.styles';
import { tableContainerStyle } from '../table/table.styles';
import { TextButton } from '../buttons';

type NoticeProps = {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  role?: 'alert' | 'status';
};

/** Shown in place of content: an empty list, an error, or a missing permission. */
export function Notice({ icon: Icon, title, children, role }: NoticeProps) {
  return (
    <div role={role} css={noticeStyle}>
      <Icon size={28} strokeWidth={1.5} aria-hidden css={{ color: color.primary }} />
      <p css={{ fontSize: fontSize.heading, fontWeight: 700 }}>{title}</p>
      {children}
    </div>
  );
}

type EmptyStateProps = {
  title: string;
  /** The URL of the list without filters. */
  allUrl: string;
  icon?: LucideIcon;
  children?: ReactNode;
};

export function EmptyState({ title, allUrl, icon = SearchX, children }: EmptyStateProps) {
  return (
    <Notice icon={icon} title={title}>
      {children}
      <Link to={allUrl} replace css={buttonStyle('outline')}>
        Show all
      </Link>
    </Notice>
  );
}

type LoadErrorProps = { error: unknown; onRetry: () => Promise<unknown> };

export function LoadError({ error, onRetry }: LoadErrorProps) {
  const { run, isPending } = useAsyncAction();
  return (
    <Notice icon={CloudOff} title="This couldn’t be loaded" role="alert">
      <p>{getErrorMessage(error)}</p>
      <Button tone="outline" isPending={isPending} onClick={() => void run(onRetry)}>
        Try again
      </Button>
    </Notice>
  );
}

/** Shown above content whose refresh failed. */
export function StaleNotice({ error, onRetry }: LoadErrorProps) {
  const { run, isPending } = useAsyncAction();
  return (
    <div role="status" css={staleStyle}>
      <CloudOff size={18} aria-hidden css={{ flex: 'none' }} />
      <span css={{ flex: '1 1 12rem' }}>Not up to date. {getErrorMessage(error)} Retrying…</span>
      <TextButton
        aria-disabled={isPending}
        onClick={() => void run(onRetry)}
        css={{ color: 'inherit' }}
      >
        <RefreshCw size={16} aria-hidden /> Try now
      </TextButton>
    </div>
  );
}

export function TableSkeleton() {
  return (
    <div css={[tableContainerStyle, skeletonStyle]} aria-busy>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height="1.5rem" />
      ))}
    </div>
  );
}

const noticeStyle = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[3],
  padding: `${space[10]} ${space[5]}`,
  border: `1px dashed ${color.divider}`,
  borderRadius: radius.medium,
  color: color.muted,
  textAlign: 'center',
  '& > p': { maxWidth: '34rem' },
  '& > p:first-of-type': { color: color.text },
});

export const warningBoxStyle = css({
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.medium,
  background: color.warningSoft,
  color: color.warning,
  overflowWrap: 'anywhere',
});

const staleStyle = css(warningBoxStyle, rowStyle(space[3]), { fontSize: fontSize.small });

const skeletonStyle = css({ display: 'grid', gap: space[5], padding: space[5] });

type ErrorBoundaryProps = { fallback: ReactNode; children: ReactNode };

export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    return this.state.hasError ? this.props.fallback : this.props.children;
  }
}
