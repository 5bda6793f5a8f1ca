import { maxCalendarDays } from '../../../contract/help-desk/constants';
import { TimeOffResponse, TimeOffQuery } from '../../../contract/help-desk/record-schema';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import { getRevision } from '../../db/list-revisions';
import { listTimeOff } from './queries';
import { validationError } from '../../http/errors';
import { requireQueue } from '../service';
import { staffRouteOptions } from '../../http/staff-route';
import { conditionalGet } from '../../http/etag';

const day = 24 * 60 * 60_000;

/** GET /helpDesk/time-off: the calendar of approved and requested time off. */
export function timeOffRoutes(app: App, context: Context): void {
  const { database, vault } = context;
  app.get(
    '/helpDesk/time-off',
    {
      preHandler: conditionalGet(
        () => getRevision(database.db, 'help-desk'),
        (request) => {
          // Before a 304 could reveal anything.
          requireQueue(request, 'requestPto');
          return JSON.stringify(request.query);
        },
      ),
      ...staffRouteOptions(
        context,
        { summary: 'The time-off calendar' },
        { querystring: TimeOffQuery, response: { 200: TimeOffResponse } },
      ),
    },
    async ({ query: { from, to } }) => {
      const days = (Date.parse(to) - Date.parse(from)) / day + 1;
      if (days < 1) throw validationError({ to: 'The last day is before the first day.' });
      if (days > maxCalendarDays) {
        throw validationError({ to: `Choose at most ${String(maxCalendarDays)} days.` });
      }
      return { items: await listTimeOff(database.db, vault, { from, to }) };
    },
  );
}
