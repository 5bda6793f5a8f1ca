import { FindsAnswer } from '../../contract/search/schema';
import { fewestLetters } from '../../contract/shared/list-limits';
import type { App } from '../http/app-type';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import { searchRecords } from './service';
import { searchedFor } from '../http/lists/search-header';
import { staffRoute } from '../http/staff-route';
import { sendUnlessKnown } from '../http/etag';

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
      const found = isEnough ? await searchRecords(context, staffOf(request), words) : none;
      return sendUnlessKnown(request, reply, found);
    },
  );
}
