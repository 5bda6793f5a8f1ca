import { HelpDeskAnswer } from '../../contract/help-desk';
import type { App } from '../app-type';
import type { Context } from '../context';
import { listHelpDesk } from '../db/queries/help-desk';
import { listTag } from '../db/queries/settings';
import { answerUnchanged } from './unchanged';

/** GET /helpDesk (specification section 7): every record with type and review. 304 while nothing has changed. */
export function helpDeskRoutes(app: App, { database, vault }: Context): void {
  app.get(
    '/helpDesk',
    {
      preHandler: answerUnchanged(() => listTag(database.db, 'help-desk')),
      schema: {
        summary: 'All help-desk records, newest first',
        tags: ['Staff'],
        security: [{ idToken: [] }],
        response: { 200: HelpDeskAnswer },
      },
    },
    async () => {
      return listHelpDesk(database.db, vault);
    },
  );
}
