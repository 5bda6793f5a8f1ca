import type { FastifyRequest } from 'fastify';
import { maxQueryLength, searchHeader } from '../../../contract/shared/list-limits';
import { invalid } from '../errors';

/** The search text. It comes in a header, because URLs get logged and it may be a person's name. Throws 400. */
export function searchedFor({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const search = decode(String(headers[searchHeader] ?? ''));
  if (search === null || search.includes('\0')) {
    throw invalid({ search: 'We could not read your search. Please type it again.' });
  }
  if (search.length <= maxQueryLength) return search;
  throw invalid({ search: `Please search for at most ${String(maxQueryLength)} characters.` });
}

function decode(header: string): string | null {
  try {
    return decodeURIComponent(header);
  } catch {
    return null;
  }
}
