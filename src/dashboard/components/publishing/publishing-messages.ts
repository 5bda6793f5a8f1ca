import { jobPostLabels } from '../../../../contract/jobs/constants';
import { postLabels } from '../../../../contract/posts/constants';
import type {
  ExcludedItem,
  Publishing,
  PublishingStep,
} from '../../../../contract/publishing/schema';
import { formatDate, formatDayTime } from '../time/format';

const stepLabels: Record<PublishingStep, string> = {
  collecting: 'collecting changes',
  building: 'building pages',
  'going-live': 'going live',
  'handing-over': 'notifying the host',
};

export type PublishedItem = {
  kind: ExcludedItem['kind'];
  id: string;
  /** When its published version was last changed. */
  changedAt: string | null;
  isUnpublished: boolean;
  hasUnpublishedChanges?: boolean;
  pageUrl: string | null;
};

export function isInProgress({ state }: Publishing): boolean {
  return state === 'queued' || state === 'running';
}

/** Returns whether something is in progress, failed, or missing from the site. */
export function needsAttention(publishing: Publishing): boolean {
  return (
    isInProgress(publishing) || publishing.state === 'failed' || publishing.excluded.length > 0
  );
}

const findExclusion = ({ excluded }: Publishing, { kind, id }: PublishedItem) =>
  excluded.find((one) => one.kind === kind && one.id === id);

const isVisible = ({ liveAsOf }: Publishing, at: string | null): boolean =>
  at !== null && liveAsOf !== null && at <= liveAsOf;

/** The URL at which an item is on the site now, or null if it isn't. */
export function getLivePage(publishing: Publishing, item: PublishedItem): string | null {
  const { state } = publishing;
  const isBuilt =
    state === 'live' || state === 'handed-over' || isVisible(publishing, item.changedAt);
  return isBuilt && !findExclusion(publishing, item) ? item.pageUrl : null;
}

/** Says why an item is missing from the site; null if it isn't. */
export function getExclusionMessage(publishing: Publishing, item: PublishedItem): string | null {
  const exclusion = findExclusion(publishing, item);
  if (exclusion === undefined) return null;
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
 * @param elapsed milliseconds since the server reported it
 * @param item a post or job, or null for the whole site
 */
export function formatPublishingStatus(
  publishing: Publishing,
  elapsed: number,
  item: PublishedItem | null = null,
): string {
  const { state, since, problem, now } = publishing;
  const at = item?.changedAt ?? null;
  const isLive = isVisible(publishing, at);
  const liveLabel = item?.hasUnpublishedChanges === true ? 'The published version is live' : 'Live';
  switch (state) {
    case 'queued':
      if (isLive) return `${liveLabel}. Another change is waiting.`;
      return item?.isUnpublished === true
        ? 'Waiting to update the site…'
        : 'Waiting to be published…';
    case 'running':
      if (isLive) return `${liveLabel}. Another change is being published.`;
      return at !== null && since !== null && at > since
        ? 'Another update is finishing; yours is next.'
        : formatProgress(publishing, elapsed);
    case 'live': {
      if (item === null) return `Live since ${formatUpdateTime(since, now)}`;
      const status = item.isUnpublished ? 'Removed from the site' : liveLabel;
      return at === null ? status : `${status} (updated ${formatUpdateTime(at, now)})`;
    }
    case 'handed-over':
      return `Sent to the site’s host at ${formatUpdateTime(since, now)}`;
    case 'failed':
      return `${isLive ? `${liveLabel}. ` : ''}The site couldn’t be updated. ${problem ?? ''}`;
    case 'off':
      return 'Published changes appear on the site after its next build.';
    case 'never':
      return '';
  }
}

function formatProgress({ now, since, step, hasQueuedBuild }: Publishing, elapsed: number): string {
  const milliseconds = Date.parse(now) - Date.parse(since ?? now) + elapsed;
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const label = step === null ? '' : `${stepLabels[step]} `;
  return `Publishing… ${label}(${seconds} s)${hasQueuedBuild ? '; another update is next' : ''}`;
}

function formatUpdateTime(at: string | null, now: string): string {
  return at === null ? '' : formatDayTime(at, Date.parse(now));
}
