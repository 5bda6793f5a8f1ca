import { jobPostLabels } from '../../../../contract/jobs/constants';
import { postLabels } from '../../../../contract/posts/constants';
import { formatFileIssue } from '../../../../contract/publishing/file-issue';
import {
  findExclusion,
  isOnSite,
  type PublishedItem,
} from '../../../../contract/publishing/site-state';
import type { ExcludedItem, Publishing } from '../../../../contract/publishing/schema';
import { formatDate } from '../../../../contract/shared/dates/format-date';
import { formatDayTime } from '../time/format';

/** A post or job that is on the site, was, or is on its way there. */
export type PublicationItem = PublishedItem & {
  isUnpublished: boolean;
  hasUnpublishedChanges?: boolean;
  pageUrl: string | null;
};

export function needsAttention({ message, excluded }: Publishing): boolean {
  return message !== null || excluded.length > 0;
}

/** Says why an item is missing from the site; null if it isn't. */
export function getExclusionMessage(publishing: Publishing, item: PublishedItem): string | null {
  const exclusion = findExclusion(publishing, item);
  if (exclusion === null) return null;
  return `This ${item.kind} is not on the site. ${formatExclusionReason(exclusion)}`;
}

const fieldLabels = {
  post: { ...postLabels, description: postLabels.excerpt },
  job: jobPostLabels,
};

export function formatExclusionReason({ kind, issues }: Pick<ExcludedItem, 'kind' | 'issues'>) {
  const labels: Readonly<Record<string, string>> = fieldLabels[kind];
  const field = (name: string) => `field “${labels[name] ?? name}”`;
  return issues.map((issue) => formatFileIssue(issue, { field, day: formatDate })).join(' ');
}

/**
 * The publishing status in one line; '' if there is nothing to say.
 * @param item a post or job, or null for the whole site
 */
export function formatPublishingStatus(
  publishing: Publishing,
  item: PublicationItem | null = null,
): string {
  const { state, since, message, now } = publishing;
  const isShown = item !== null && isOnSite(publishing, item);
  const shown = item === null ? '' : describeShown(item);
  const prefix = isShown ? `${shown}. ` : '';
  switch (state) {
    case 'publishing':
      if (message !== null) return `${prefix}Publishing… ${message} Trying again.`;
      if (isShown) return `${prefix}Another change is being published.`;
      return formatProgress(item);
    case 'up-to-date': {
      if (item === null) {
        const status = `Live since ${formatUpdateTime(since, now)}`;
        return message === null ? status : `${status}. ${message}`;
      }
      if (!isShown) return formatProgress(item);
      const { changedAt } = item;
      return changedAt === null ? shown : `${shown} (updated ${formatUpdateTime(changedAt, now)})`;
    }
    case 'handed-over':
      return `${prefix}${isShown ? 'Another change was sent' : 'Sent'} to the site’s host at ${formatUpdateTime(since, now)}`;
    case 'failed':
      return `${prefix}The site couldn’t be updated. ${message ?? ''}`;
    case 'off':
      return 'Published changes appear on the site after its next build.';
    case 'never':
      return '';
  }
}

/** The state of an item on the site. The page of a closed job stays, and says that it is closed. */
function describeShown({ kind, isUnpublished, hasUnpublishedChanges = false }: PublicationItem) {
  if (!isUnpublished) return hasUnpublishedChanges ? 'The published version is live' : 'Live';
  return kind === 'post' ? 'Removed from the site' : 'Removed from the list of open jobs';
}

const formatProgress = (item: PublicationItem | null) =>
  item?.isUnpublished === true ? 'Updating the site…' : 'Publishing…';

function formatUpdateTime(at: string | null, now: string): string {
  return at === null ? '' : formatDayTime(at, Date.parse(now));
}
