import { withAccess, type OpenTable } from '../shared/schema/endpoint';
import { MyDay } from './my-day-schema';
import { OverviewResponse } from './schema';
import { Undelivered, UndeliveredIds } from './undelivered-schema';
import { undeliveredScreens } from './screens';

export const overviewEndpoints = withAccess(undeliveredScreens, {
  'GET /overview': {
    summary: 'Get submissions per day, response times, open work, and latest activity',
    // Every role. The response contains only data of the screens that the role sees.
    access: ['overview'],
    response: OverviewResponse,
  },
  'GET /my-day': {
    summary:
      'List what the account must do today, who waits, and what changed since its last visit',
    // As in GET /overview.
    access: ['overview'],
    response: MyDay,
  },
  'GET /undelivered': {
    summary: 'List emails, texts, and calls of the site’s host that failed, and used-up limits',
    // The response contains only what belongs to the screens that the role sees.
    response: Undelivered,
    hasEtag: true,
  },
  'POST /undelivered/retry': {
    summary: 'Send failed emails and texts again, and publish again',
    description: 'Replies and updates are sent again by the calls of their records.',
    body: UndeliveredIds,
    response: Undelivered,
  },
  'POST /undelivered/dismiss': {
    summary: 'Take failed deliveries off the list',
    body: UndeliveredIds,
    response: Undelivered,
  },
} as const satisfies OpenTable);
