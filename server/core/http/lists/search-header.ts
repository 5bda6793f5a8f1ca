import type { FastifyRequest } from 'fastify';
import type { Access } from '../../../../contract/shared/roles';
import { maxQueryLength, searchHeader } from '../../../../contract/shared/list-limits';
import { validationError } from '../errors';
import { getStaff } from '../request/staff';

/** The search text. It comes in a header, because URLs get logged and it may be a person's name. Throws 400. */
export function getSearchQuery({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const search = decode(String(headers[searchHeader] ?? ''));
  if (search === null || search.includes('\0')) {
    throw validationError({ search: 'We couldn’t read your search. Please type it again.' });
  }
  if (search.length <= maxQueryLength) return search;
  const message = `Please search for at most ${String(maxQueryLength)} characters.`;
  throw validationError({ search: message });
}

type ListQuery = { page?: string; format?: string; down?: string };

/** The filters and the sort of a list's query, its search text, and the regions that the account sees. */
export function parseListFilter<Query extends ListQuery>(
  request: FastifyRequest<{ Querystring: Query }>,
): Omit<Query, keyof ListQuery> & {
  search: string;
  isDescending: boolean;
  regions: Access['regions'];
} {
  const { page: _page, format: _format, down, ...filter } = request.query as Query;
  return {
    ...filter,
    search: getSearchQuery(request).trim(),
    isDescending: down === '1',
    regions: getStaff(request).access.regions,
  };
}

function decode(header: string): string | null {
  try {
    return decodeURIComponent(header);
  } catch {
    return null;
  }
}
