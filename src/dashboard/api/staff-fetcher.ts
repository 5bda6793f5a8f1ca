import { searchHeader } from '../../../contract/shared/list-limits';
import { fetchIfChanged, type Versioned } from '../../browser/api/api-client';
import { getToken } from '../../browser/auth/auth';

/** A path, or a path and the text to search for, which is sent in a header because proxies log URLs. */
export type StaffKey = string | readonly [path: string, search: string];

/** Creates the SWR fetcher of one signed-in person. On 304 it returns the same object as before, so that nothing renders again. */
export function createStaffFetcher() {
  const cache = new Map<string, Versioned<unknown>>();
  return async (key: StaffKey): Promise<unknown> => {
    const [path, search] = typeof key === 'string' ? [key, ''] : key;
    const cacheKey = JSON.stringify([path, search]);
    const known = cache.get(cacheKey);
    const fresh = await fetchIfChanged(path, known?.etag ?? null, {
      token: await getToken(),
      headers: buildSearchHeaders(search),
    });
    if (fresh === null) return known?.response;
    cache.set(cacheKey, fresh);
    return fresh.response;
  };
}

export function buildSearchHeaders(search: string): Record<string, string> {
  return search === '' ? {} : { [searchHeader]: encodeURIComponent(search) };
}
