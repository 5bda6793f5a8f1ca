import type { FastifyRequest } from 'fastify';
import { longestSearch, searchHeader } from '../../../contract/shared/list-limits';
import { invalid } from '../errors';

/** The words a list is searched for, from their header: they may be a name. Throws 400 on words that cannot be read. */
export function searchedFor({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const words = decoded(String(headers[searchHeader] ?? ''));
  if (words === null || words.includes('\0')) {
    throw invalid({ search: 'What is searched for could not be read. Please write it anew.' });
  }
  if (words.length <= longestSearch) return words;
  throw invalid({ search: `Please search for at most ${String(longestSearch)} characters.` });
}

/** What a percent-encoded header says; null where it is not encoded as it should be. */
function decoded(header: string): string | null {
  try {
    return decodeURIComponent(header);
  } catch {
    return null;
  }
}
