import { jobPostLabels } from '../../../../contract/jobs/constants';
import { postLabels } from '../../../../contract/posts/constants';
import {
  findExclusion,
  isLive,
  type PublishedItem,
} from '../../../../contract/publishing/live-state';
import type { ExcludedItem, Publishing } from '../../../../contract/publishing/schema';
import { formatDate, formatDayTime } from '../time/format';

/** A post or job that is on the site, was, or is on its way there. */
export type PublicationItem = PublishedItem & {
  isUnpublished: boolean;
  hasUnpublishedChanges?: boolean;
  pageUrl: string | null;
};

/** Returns whether something failed, was corrected, or is missing from the site. */
export function needsAttention({ problem, excluded }: Publishing): boolean {
  return problem !== null || excluded.length > 0;
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

/** Replaces field names by the form's labels and formats dates. */
export function formatExclusionReason({ kind, problem }: Pick<ExcludedItem, 'kind' | 'problem'>) {
  const labels: Readonly<Record<string, string>> = fieldLabels[kind];
  return problem
    .replace(/\bfield "(\w+)"/g, (match, name: string) =>
      labels[name] === undefined ? match : `field “${labels[name]}”`,
    )
    .replace(/\b20\d\d-\d\d-\d\d\b/g, (day) =>
      Number.isNaN(Date.parse(day)) ? day : formatDate(day),
    );
}

/**
 * The publishing status in one line; '' if there is nothing to say.
 * @param item a post or job, or null for the whole site
 */
export function formatPublishingStatus(
  publishing: Publishing,
  item: PublicationItem | null = null,
): string {
  const { state, since, problem, now } = publishing;
  const isOnSite = item !== null && isLive(publishing, item);
  const shown = item === null ? '' : describeShown(item);
  const live = isOnSite ? `${shown}. ` : '';
  switch (state) {
    case 'publishing':
      if (problem !== null) return `${live}Publishing… ${problem} Trying again.`;
      if (isOnSite) return `${live}Another change is being published.`;
      return formatProgress(item);
    case 'live': {
      if (item === null) {
        const status = `Live since ${formatUpdateTime(since, now)}`;
        return problem === null ? status : `${status}. ${problem}`;
      }
      if (!isOnSite) return formatProgress(item);
      const { changedAt } = item;
      return changedAt === null ? shown : `${shown} (updated ${formatUpdateTime(changedAt, now)})`;
    }
    case 'handed-over':
      return `${live}${isOnSite ? 'Another change was sent' : 'Sent'} to the site’s host at ${formatUpdateTime(since, now)}`;
    case 'failed':
      return `${live}The site couldn’t be updated. ${problem ?? ''}`;
    case 'off':
      return 'Published changes appear on the site after its next build.';
    case 'never':
      return '';
  }
}

/** What the site shows of an item. The page of a closed job stays, and says that it is closed. */
function describeShown({ kind, isUnpublished, hasUnpublishedChanges = false }: PublicationItem) {
  if (!isUnpublished) return hasUnpublishedChanges ? 'The published version is live' : 'Live';
  return kind === 'post' ? 'Removed from the site' : 'Removed from the list of open jobs';
}

const formatProgress = (item: PublicationItem | null) =>
  item?.isUnpublished === true ? 'Updating the site…' : 'Publishing…';

function formatUpdateTime(at: string | null, now: string): string {
  return at === null ? '' : formatDayTime(at, Date.parse(now));
}
