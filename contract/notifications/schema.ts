import Type, { type Static } from 'typebox';
import { followUpKinds } from '../follow-ups/constants';
import { regionIds } from '../shared/regions';
import { screens } from '../shared/roles';
import { nullable, stringEnum, timestamp } from '../shared/schema/fields';
import { notificationEventIds } from './constants';

export const maxListed = 20;

/** Without names and texts: the operating system may show it on a locked screen. */
export const NotificationsResponse = Type.Object(
  {
    notifications: Type.Array(
      Type.Object({
        id: Type.String(),
        event: stringEnum(notificationEventIds),
        kind: stringEnum(followUpKinds),
        recordId: Type.String(),
        screen: stringEnum(screens.map(({ id }) => id)),
        region: stringEnum(regionIds),
      }),
      { maxItems: maxListed, description: 'Of the last hour, the latest first' },
    ),
  },
  { $id: 'NotificationsResponse' },
);
export type Notification = Static<typeof NotificationsResponse>['notifications'][number];

const events = Type.Array(stringEnum(notificationEventIds), { uniqueItems: true });
const time = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'At the office' });

export const NotificationSettings = Type.Object(
  {
    desktop: events,
    email: events,
    digest: Type.Boolean({ description: 'One email a day instead of one per event' }),
    quiet: nullable(
      Type.Object(
        {
          from: time,
          until: time,
          daysOff: Type.Boolean({ description: 'Also all day when the office is closed' }),
        },
        { additionalProperties: false },
      ),
      'When nothing is sent. One email follows',
    ),
  },
  { $id: 'NotificationSettings', additionalProperties: false },
);
export type NotificationSettings = Static<typeof NotificationSettings>;

export const NotificationSettingsResponse = Type.Object(
  {
    settings: NotificationSettings,
    last: nullable(
      Type.Object({
        at: timestamp,
        state: stringEnum(['queued', 'sent', 'dead']),
        reason: nullable(Type.String(), 'Why the last attempt failed'),
      }),
      'The last email to the account',
    ),
  },
  { $id: 'NotificationSettingsResponse' },
);
