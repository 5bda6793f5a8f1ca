import { notificationEvents, waitingEvents } from '../../../contract/notifications/constants';
import { getRecordUrl } from '../../../contract/shared/record-url';
import { defaultRegion, type RegionId } from '../../../contract/shared/regions';
import { getScreen } from '../../../contract/shared/roles';
import type { ServiceContext } from '../context';
import type { OutboundEmail } from '../email/email';
import { buildNotice } from '../email/templates/region-email';
import type { NotificationTable } from './table';

type Content = {
  subject: string;
  lead?: string;
  details?: [label: string, value: string][];
  path?: string;
};

/** @param region whose name and address it carries */
export function buildStaffEmail(
  { regions, config }: Pick<ServiceContext, 'regions' | 'config'>,
  to: string,
  region: RegionId,
  { subject, lead = `${subject}.`, details = [], path = getScreen('overview').path }: Content,
): OutboundEmail {
  const link = { label: 'Open the dashboard', url: `${config.siteUrl}${path}` };
  return buildNotice({ region: regions[region], to, subject, lead, details, link });
}

/** Tells events by their kind and office only. @param items the earliest first */
export function buildNotificationEmail(
  context: Pick<ServiceContext, 'regions' | 'config'>,
  to: string,
  items: readonly NotificationTable[],
): OutboundEmail {
  const count = (list: typeof items) => new Set(list.map(({ recordId }) => recordId)).size;
  const total = count(items);
  const last = items.at(-1);
  const getPlace = ({ region }: NotificationTable) => context.regions[region].place;
  if (last !== undefined && total === 1) {
    const { region, event, kind, screen, recordId: id } = last;
    const place = getPlace(last);
    return buildStaffEmail(context, to, region, {
      subject: `${notificationEvents[event]} (${place})`,
      details: [['Office', place]],
      path: getRecordUrl({ kind, screen, id }),
    });
  }
  const waiting = count(items.filter(({ event }) => waitingEvents.includes(event)));
  const others = total - waiting;
  const people = waiting === 1 ? 'A person is waiting' : `${waiting} people are waiting`;
  const updates = others === 1 ? '1 update for you' : `${others} updates for you`;
  return buildStaffEmail(context, to, last?.region ?? defaultRegion, {
    subject: waiting === 0 ? updates : people,
    ...(waiting > 0 && others > 0 && { lead: `${people}. Also: ${updates}.` }),
    details: items.map((item) => [getPlace(item), notificationEvents[item.event]]),
  });
}
