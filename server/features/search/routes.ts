import { SearchResponse } from '../../../contract/search/schema';
import { minQueryLength } from '../../../contract/shared/list-limits';
import { getStaff } from '../../core/http/request/staff';
import type { Context } from '../context';
import type { App } from '../../core/http/app-type';
import { sendWithEtag } from '../../core/http/etag';
import { getSearchQuery } from '../../core/http/lists/search-header';
import { staffRouteOptions } from '../../core/http/staff-route';
import { searchRecords } from './service';

/** The search text is in a header, which is never logged, because it may be a person's name. */
export function searchRoutes(app: App, context: Context): void {
  app.get(
    '/search',
    staffRouteOptions(
      context,
      {
        summary: 'Search the records of your screens by name, number, reference, or title',
        perMinute: 120,
      },
      { response: { 200: SearchResponse } },
    ),
    async (request, reply) => {
      const text = getSearchQuery(request).trim();
      const results =
        text.length < minQueryLength
          ? { results: [], more: [] }
          : await searchRecords(context, getStaff(request), text);
      return sendWithEtag(request, reply, results);
    },
  );
}
