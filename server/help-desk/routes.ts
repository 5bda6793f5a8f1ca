import { HelpDeskResponse } from '../../contract/help-desk/schema';
import { getQueues } from '../../contract/help-desk/screens';
import { helpDeskLimits, totalHeader } from '../../contract/shared/list-limits';
import type { App } from '../http/app-type';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import { listHelpDesk } from './queries';
import { listTag } from '../db/list-revisions';
import { ListQuery, listLimit } from '../http/lists/list-limit';
import { answerUnchanged } from '../http/etag';
import { staffRoute } from '../http/staff-route';

/** GET /helpDesk (specification section 7). The response is a list, so the total is in a header. */
export function helpDeskRoutes(app: App, context: Context): void {
  const { database, vault } = context;
  app.get(
    '/helpDesk',
    {
      preHandler: answerUnchanged(
        () => listTag(database.db, 'help-desk'),
        (request) => `${staffOf(request).role} ${String(listLimit(request.query, helpDeskLimits))}`,
      ),
      ...staffRoute(
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
      const types = getQueues(staffOf(request).role);
      const limit = listLimit(request.query, helpDeskLimits);
      const { records, total } = await listHelpDesk(database.db, vault, { types, limit });
      void reply.header(totalHeader, total);
      return records;
    },
  );
}
