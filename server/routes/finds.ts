import { FindsAnswer } from '../../contract/finds';
import { fewestLetters } from '../../contract/list-limits';
import type { App } from '../app-type';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import { findRecords } from '../finds/find-records';
import { searchedFor } from './searched-for';
import { staffRoute } from './staff-route';
import { sendUnlessKnown } from './unchanged';

/** GET /finds: what of all that one's role may see holds the words of the header, which is in no log; nothing for a single letter. */
export function findRoutes(app: App, context: Context): void {
  app.get(
    '/finds',
    staffRoute(
      context,
      {
        summary: 'Records of all one’s screens by name, number, reference or title',
        perMinute: 120,
      },
      { response: { 200: FindsAnswer } },
    ),
    async (request, reply) => {
      const words = searchedFor(request).trim();
      const isEnough = words.length >= fewestLetters;
      const none: FindsAnswer = { finds: [], more: [] };
      const found = isEnough ? await findRecords(context, staffOf(request), words) : none;
      return sendUnlessKnown(request, reply, found);
    },
  );
}
