import { useEffect, useState } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { ErrorMessage } from '../status/error-message';
import { fontSize } from '../styles/font-size';
import { linkButtonStyle } from '../styles/link-button.styles';
import { denseTarget } from '../styles/target-size.styles';
import { ExcludedList } from './excluded-list';
import {
  formatPublishingStatus,
  getExclusionMessage,
  getLivePage,
  isInProgress,
  needsAttention,
  type PublishedItem,
} from './publishing-messages';
import { usePublishing } from './use-publishing';

type PublishingStatusProps = {
  changes: unknown;
  /** Shows nothing unless something is in progress, failed, or missing from the site. */
  onlyIfNeeded?: boolean;
  /** Left out: the status of the whole site. */
  item?: PublishedItem;
};

export function PublishingStatus({ changes, onlyIfNeeded = false, item }: PublishingStatusProps) {
  const { publishing, retry, error } = usePublishing(changes);
  const isPublishing = publishing !== null && isInProgress(publishing);
  const elapsed = useElapsed(publishing?.now ?? null, isPublishing);
  if (publishing === null || (onlyIfNeeded && !needsAttention(publishing))) return null;

  const hasFailed = publishing.state === 'failed';
  const exclusion = item ? getExclusionMessage(publishing, item) : null;
  const isHidden = !isPublishing && (exclusion !== null || (onlyIfNeeded && !hasFailed));
  const message = isHidden ? '' : formatPublishingStatus(publishing, elapsed, item);
  if (message === '' && exclusion === null && item) return null;
  const page = item ? getLivePage(publishing, item) : null;
  return (
    <div css={statusStyle}>
      {/* Screen readers hear each state once, without the seconds. */}
      <p aria-hidden={isPublishing} css={[hasFailed && errorStyle, messageStyle]}>
        {message}
      </p>
      <p role="status" css={visuallyHidden}>
        {isPublishing ? 'Publishing' : message}
      </p>
      {page !== null && (
        <a href={page} css={linkStyle}>
          View on site
        </a>
      )}
      {hasFailed && (
        <button type="button" css={linkButtonStyle} onClick={() => void retry()}>
          Try again
        </button>
      )}
      {exclusion !== null && <p css={errorStyle}>{exclusion}</p>}
      {!item && publishing.leftOut.length > 0 && <ExcludedList excluded={publishing.leftOut} />}
      {error !== null && <ErrorMessage>{error}</ErrorMessage>}
    </div>
  );
}

function useElapsed(reportedAt: string | null, isRunning: boolean): number {
  const [clock, setClock] = useState({ reportedAt, elapsed: 0 });
  useEffect(() => {
    if (!isRunning) return undefined;
    const start = Date.now();
    const timer = setInterval(() => setClock({ reportedAt, elapsed: Date.now() - start }), 1_000);
    return () => clearInterval(timer);
  }, [reportedAt, isRunning]);
  return clock.reportedAt === reportedAt ? clock.elapsed : 0;
}

const errorStyle = css({ color: color.danger });
const linkStyle = css({ minHeight: denseTarget, alignContent: 'center' });
const messageStyle = css({ '&:empty': { display: 'none' } });
const statusStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  color: color.muted,
  fontSize: fontSize.small,
});
