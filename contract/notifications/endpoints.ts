import type { EndpointTable } from '../shared/schema/endpoint';
import {
  NotificationSettings,
  NotificationSettingsResponse,
  NotificationsResponse,
} from './schema';

/** Each account's own. */
const access = ['overview'] as const;

export const notificationEndpoints = {
  'GET /notifications': {
    summary: 'List what the desktop shows',
    access,
    response: NotificationsResponse,
  },
  'GET /notifications/settings': {
    summary: 'Get what the account is notified of, and the last email to it',
    access,
    response: NotificationSettingsResponse,
  },
  'PUT /notifications/settings': {
    summary: 'Choose what the account is notified of',
    access,
    perMinute: 60,
    body: NotificationSettings,
  },
  'POST /notifications/test': {
    summary: 'Send a test email to the account',
    access,
    perMinute: 6,
  },
} as const satisfies EndpointTable;
