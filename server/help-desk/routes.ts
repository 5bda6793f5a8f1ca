import { HelpDeskResponse } from '../../contract/help-desk/queue-schema';
import { getQueues } from '../../contract/help-desk/screens';
import { helpDeskLimits, totalHeader } from '../../contract/shared/list-limits';
import type { App } from '../http/app-type';
import { getStaff } from '../auth/guards';
import type { Context } from '../context';
import { listHelpDesk } from './queries';
import { getRevision } from '../db/list-revisions';
import { ListQuery, parseListLimit } from '../http/lists/list-limit';
import { conditionalGet } from '../http/etag';
import { staffRouteOptions } from '../http/staff-route';

/** GET /helpDesk (specification section 7). The response is a list, so the total is in a header. */
export function helpDeskRoutes(app: App, context: Context): void {
  const { database, vault } = context;
  app.get(
    '/helpDesk',
    {
      preHandler: conditionalGet(
        () => getRevision(database.db, 'help-desk'),
        (request) =>
          `${getStaff(request).role} ${String(parseListLimit(request.query, helpDeskLimits))}`,
      ),
      ...staffRouteOptions(
        context,
        {
          summary: 'Help-desk records, newest first',
          description:
            'If there are more than `limit`, waiting records come before reviewed ones. X-Total-Count is the total.',
        },
        { querystring: ListQuery, response: { 200: HelpDeskResponse } },
      ),
    },
    async (request, reply) => {
      const types = getQueues(getStaff(request).role);
      const limit = parseListLimit(request.query, helpDeskLimits);
      const { records, total } = await listHelpDesk(database.db, vault, { types, limit });
      void reply.header(totalHeader, total);
      return records;
    },
  );
}
