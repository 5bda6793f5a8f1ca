import { css } from '@emotion/react';
import {
  formatSiteState,
  isOnSite,
  type PublishedItem,
} from '../../../../contract/publishing/site-state';
import type { ExcludedItem } from '../../../../contract/publishing/schema';
import { getRecordUrl, recordScreens } from '../../../../contract/shared/record-url';
import { canSee } from '../../../../contract/shared/roles';
import { color, space } from '../../../theme/tokens';
import { Badge } from '../../../ui/badge';
import { useStaff } from '../../hooks/use-staff';
import { usePublishing, usePublishingStatus } from '../../hooks/use-publishing';
import { Link } from '../link';
import { ErrorMessage } from '../status/messages';
import { denseTarget, rowStyle, quietStyle } from '../dashboard.styles';
import { TextButton } from '../buttons';
import {
  formatExclusionReason,
  formatPublishingStatus,
  getExclusionMessage,
  needsAttention,
  type PublicationItem,
} from './publishing-messages';

type PublishingStatusProps = {
  changes: unknown;
  /** Shows nothing unless something failed, was corrected, or is missing from the site. */
  onlyIfNeeded?: boolean;
  /** Left out: the status of the whole site. */
  item?: PublicationItem;
};

export function PublishingStatus({ changes, onlyIfNeeded = false, item }: PublishingStatusProps) {
  const { publishing, retry, error } = usePublishing(changes);
  if (publishing === null || (onlyIfNeeded && !needsAttention(publishing))) return null;

  const { state } = publishing;
  const exclusion = item ? getExclusionMessage(publishing, item) : null;
  const isHidden =
    publishing.message === null && (onlyIfNeeded || (exclusion !== null && state !== 'publishing'));
  const message = isHidden ? '' : formatPublishingStatus(publishing, item);
  if (message === '' && exclusion === null && item) return null;
  const hasFailed = publishing.message !== null && state !== 'up-to-date';
  const page = item && isOnSite(publishing, item) ? item.pageUrl : null;
  return (
    <div css={statusStyle}>
      <p role="status" css={[hasFailed && errorStyle, messageStyle]}>
        {message}
      </p>
      {page !== null && (
        <a href={page} css={linkStyle}>
          View on site
        </a>
      )}
      {hasFailed && <TextButton onClick={() => void retry()}>Try again</TextButton>}
      {exclusion !== null && <p css={errorStyle}>{exclusion}</p>}
      {!item && publishing.excluded.length > 0 && <ExcludedList excluded={publishing.excluded} />}
      {error !== null && <ErrorMessage>{error}</ErrorMessage>}
    </div>
  );
}

function ExcludedList({ excluded }: { excluded: readonly ExcludedItem[] }) {
  const { access } = useStaff();
  return (
    <ul aria-label="Not on the site" css={listStyle}>
      {excluded.map((item) => (
        <li key={`${item.kind}:${item.id}`}>
          {item.kind === 'post' ? 'Post' : 'Job'}{' '}
          {canSee(access, recordScreens[item.kind]) ? (
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
const statusStyle = css(rowStyle(`${space[1]} ${space[3]}`), quietStyle);
const listStyle = css(errorStyle, {
  display: 'grid',
  gap: space[1],
  flexBasis: '100%',
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

/**
 * The state of a published post or job, which says whether its page is on the site.
 * @param label for one that is
 */
export function SiteStateBadge({ item, label }: { item: PublishedItem; label: string }) {
  const publishing = usePublishingStatus();
  if (publishing === undefined) {
    return (
      <span css={{ visibility: 'hidden' }}>
        <Badge tone="plain">{label}</Badge>
      </span>
    );
  }
  const state = publishing === null ? label : formatSiteState(publishing, item, label);
  return <Badge tone={state === label ? 'primary' : 'plain'}>{state}</Badge>;
}
