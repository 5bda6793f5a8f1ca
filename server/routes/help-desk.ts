import { HelpDeskAnswer } from '../../contract/help-desk';
import { helpDeskLimits, totalHeader } from '../../contract/list-limits';
import type { App } from '../app-type';
import type { Context } from '../context';
import { listHelpDesk } from '../db/queries/help-desk';
import { listTag } from '../db/queries/settings';
import { ListQuery, listLimit } from './list-limit';
import { answerUnchanged } from './unchanged';

/**
 * GET /helpDesk (specification section 7): the records with type and review; 304 while nothing has changed. The answer is a
 * list, so how many there are in all stands in a header.
 */
export function helpDeskRoutes(app: App, { database, vault }: Context): void {
  app.get(
    '/helpDesk',
    {
      preHandler: answerUnchanged(
        () => listTag(database.db, 'help-desk'),
        ({ query }) => listLimit(query, helpDeskLimits),
      ),
      schema: {
        summary: 'Help-desk records, newest first',
        description:
          'When there are more than `limit`, those that wait come before the reviewed. X-Total-Count: how many there are in all.',
        tags: ['Staff'],
        security: [{ idToken: [] }],
        querystring: ListQuery,
        response: { 200: HelpDeskAnswer },
      },
    },
    async ({ query }, reply) => {
      const limit = listLimit(query, helpDeskLimits);
      const { records, total } = await listHelpDesk(database.db, vault, limit);
      void reply.header(totalHeader, total);
      return records;
    },
  );
}
