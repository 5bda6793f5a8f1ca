import { notificationEvents, waitingEvents } from '../../../contract/notifications/constants';
import { getRecordUrl } from '../../../contract/shared/record-url';
import { defaultRegion, type RegionId } from '../../../contract/shared/regions';
import { getScreen } from '../../../contract/shared/roles';
import type { ServiceContext } from '../context';
import type { OutboundEmail } from '../email/email';
import { buildNotice } from '../email/templates/region-email';
import type { NotificationTable } from './table';

type EmailContext = Pick<ServiceContext, 'regions' | 'config'>;

const maxRows = 20;
const dashboardPath = getScreen('overview').path;

/** Tells events by their kind and office only. @param items at least one, the earliest first */
export function buildNotificationEmail(
  { regions, config }: EmailContext,
  to: string,
  items: readonly NotificationTable[],
): OutboundEmail {
  const records = new Set(items.map(({ recordId }) => recordId));
  const [first] = items;
  const last = items.at(-1);
  const region = getCommonRegion(items.map((item) => item.region));
  if (first !== undefined && last !== undefined && records.size === 1) {
    const { place } = regions[last.region];
    const { kind, screen, recordId: id } = last;
    return buildNotice({
      ...{ region: regions[region], to },
      subject: `${notificationEvents[last.event]} (${place})`,
      lead: `${notificationEvents[last.event]}.`,
      details: [['Office', place]],
      link: { label: 'Open', url: `${config.siteUrl}${getRecordUrl({ kind, screen, id })}` },
    });
  }
  const waiting = new Set(
    items.filter(({ event }) => waitingEvents.includes(event)).map(({ recordId }) => recordId),
  ).size;
  const others = records.size - waiting;
  const people = waiting === 1 ? 'A person is waiting' : `${waiting} people are waiting`;
  const updates = others === 1 ? '1 update for you' : `${others} updates for you`;
  const subject = waiting === 0 ? updates : people;
  const rows = items
    .slice(0, maxRows)
    .map((item) => [regions[item.region].place, notificationEvents[item.event]] as const);
  const hidden = items.length - rows.length;
  return buildNotice({
    ...{ region: regions[region], to, subject },
    lead: waiting > 0 && others > 0 ? `${people}. Also: ${updates}.` : `${subject}.`,
    details: hidden > 0 ? [...rows, ['More', String(hidden)]] : rows,
    link: { label: 'Open the dashboard', url: `${config.siteUrl}${dashboardPath}` },
  });
}

export function buildTestEmail(
  { regions, config }: EmailContext,
  to: string,
  region: RegionId,
): OutboundEmail {
  return buildNotice({
    ...{ region: regions[region], to },
    subject: 'Test notification',
    lead: 'You asked for this test. Notifications by email reach you.',
    details: [],
    link: { label: 'Open the dashboard', url: `${config.siteUrl}${dashboardPath}` },
  });
}

function getCommonRegion(ids: readonly RegionId[]): RegionId {
  const [id = defaultRegion] = ids;
  return ids.every((other) => other === id) ? id : defaultRegion;
}
