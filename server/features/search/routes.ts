import { searchEndpoints } from '../../../contract/search/endpoints';
import { minQueryLength } from '../../../contract/shared/list-limits';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { getSearchQuery } from '../../core/http/lists/search-header';
import { getStaff } from '../../core/http/request/staff';
import type { Context } from '../context';
import { searchRecords } from './service';

export function searchRoutes(app: App, context: Context): void {
  createHandle(
    app,
    context,
    searchEndpoints,
  )('GET /search', async (request) => {
    const text = getSearchQuery(request).trim();
    if (text.length < minQueryLength) return { results: [], more: [] };
    return searchRecords(context, getStaff(request), text);
  });
}
