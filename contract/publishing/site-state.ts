import type { JobPost } from '../jobs/schema';
import { addDays } from '../shared/dates/calendar-day';
import { getOfficeInstant } from '../shared/dates/time-zone';
import type { ExcludedItem, Publishing } from './schema';

/** A post or job that is meant to be on the site. */
export type PublishedItem = Pick<ExcludedItem, 'kind' | 'id'> & {
  /** When its published version last changed; null if that is unknown. */
  changedAt: string | null;
};

type SiteStatus = Pick<Publishing, 'state' | 'onSiteAsOf' | 'excluded' | 'now'>;

export function findExclusion({ excluded }: SiteStatus, { kind, id }: PublishedItem) {
  return excluded.find((one) => one.kind === kind && one.id === id) ?? null;
}

/** True if the site shows the published version of an item. */
export function isOnSite(status: SiteStatus, item: PublishedItem): boolean {
  const { state, onSiteAsOf, now } = status;
  const { changedAt } = item;
  if (findExclusion(status, item) !== null) return false;
  if (changedAt === null) return state === 'up-to-date';
  // A status from before the change does not know it yet.
  if (changedAt > now) return false;
  return state === 'up-to-date' || (onSiteAsOf !== null && changedAt <= onSiteAsOf);
}

/** @param label of an item that is on the site, such as 'Published' */
export function formatSiteState(status: SiteStatus, item: PublishedItem, label: string): string {
  const { state } = status;
  if (state === 'off' || isOnSite(status, item)) return label;
  if (findExclusion(status, item) !== null) return 'Not on the site';
  if (state === 'handed-over') return 'Waiting for the website';
  return state === 'failed' ? 'Not live yet' : 'Publishing…';
}

/** When the page of a job last changed: a scheduled one gets it on its first day, and an expired one loses it after its last. */
export function getJobPublishedAt({
  region,
  posted,
  validThrough,
  displayState,
  changedAt,
}: Pick<JobPost, 'region' | 'posted' | 'validThrough' | 'displayState' | 'changedAt'>): string {
  const getStart = (day: string) => getOfficeInstant(region, day, '00:00').toISOString();
  const firstDay = posted === null ? '' : getStart(posted);
  const hasEnded = displayState === 'expired' && validThrough !== null;
  const end = hasEnded ? getStart(addDays(validThrough, 1)) : '';
  return [firstDay, end, changedAt].reduce((latest, at) => (at > latest ? at : latest));
}
