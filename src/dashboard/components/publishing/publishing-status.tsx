import { useEffect, useState } from 'react';
import { css } from '@emotion/react';
import type { ExcludedItem } from '../../../../contract/publishing/schema';
import { getRecordUrl, recordScreens } from '../../../../contract/shared/record-url';
import { canSee } from '../../../../contract/shared/roles';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { useStaff } from '../../hooks/session/use-staff';
import { Link } from '../link/link';
import { ErrorMessage } from '../status/messages';
import { linkButtonStyle } from '../styles/controls.styles';
import { denseTarget, fontSize } from '../styles/sizes';
import {
  formatExclusionReason,
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
      {!item && publishing.excluded.length > 0 && <ExcludedList excluded={publishing.excluded} />}
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

function ExcludedList({ excluded }: { excluded: readonly ExcludedItem[] }) {
  const { role } = useStaff();
  return (
    <ul aria-label="Not on the site" css={listStyle}>
      {excluded.map((item) => (
        <li key={`${item.kind}:${item.id}`}>
          {item.kind === 'post' ? 'Post' : 'Job'}{' '}
          {canSee(role, recordScreens[item.kind]) ? (
            <Link to={getRecordUrl({ ...item, screen: recordScreens[item.kind] })}>
              {item.title}
            </Link>
          ) : (
            `“${item.title}”`
          )}{' '}
          is not on the site. {formatExclusionReason(item)}
        </li>
      ))}
    </ul>
  );
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
const listStyle = css(errorStyle, {
  display: 'grid',
  gap: space[1],
  flexBasis: '100%',
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
