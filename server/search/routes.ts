import { SearchResponse } from '../../contract/search/schema';
import { minQueryLength } from '../../contract/shared/list-limits';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import type { App } from '../http/app-type';
import { sendUnlessKnown } from '../http/etag';
import { searchedFor } from '../http/lists/search-header';
import { staffRoute } from '../http/staff-route';
import { searchRecords } from './service';

/** The search text is in a header, which is never logged, because it may be a person's name. */
export function findRoutes(app: App, context: Context): void {
  app.get(
    '/search',
    staffRoute(
      context,
      {
        summary: 'Search the records of your screens by name, number, reference, or title',
        perMinute: 120,
      },
      { response: { 200: SearchResponse } },
    ),
    async (request, reply) => {
      const text = searchedFor(request).trim();
      const results =
        text.length < minQueryLength
          ? { finds: [], more: [] }
          : await searchRecords(context, staffOf(request), text);
      return sendUnlessKnown(request, reply, results);
    },
  );
}
