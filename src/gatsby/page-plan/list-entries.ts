import { getOfficeDay } from '../../../contract/shared/region-facts';
import type { ListedEntry, ListingContext } from '../../shared/page-context';
import type { Collections, Entry } from '../content/entry';

/** Roles and people by their order, events by date, the latest first. */
export function listEntries(
  { team, events }: Collections,
  collection: ListingContext['collection'],
  now: Date,
): ListedEntry[] {
  const none = {
    name: null,
    region: null,
    date: null,
    place: null,
    summary: null,
    sample: false,
  };
  const toEntry = ({ name, fields, content }: Entry<'team'> | Entry<'events'>) => ({
    ...none,
    ...fields,
    id: name,
    content,
    isUpcoming: 'date' in fields && fields.date >= getOfficeDay(fields.region, now),
  });
  return collection === 'team'
    ? [...team].sort((a, b) => a.fields.order - b.fields.order).map(toEntry)
    : [...events].sort((a, b) => b.fields.date.localeCompare(a.fields.date)).map(toEntry);
}
