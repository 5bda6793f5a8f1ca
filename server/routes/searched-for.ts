import type { FastifyRequest } from 'fastify';
import { longestSearch, searchHeader } from '../../contract/list-limits';
import { invalid } from '../errors';

/** The words a list is searched for, from their header: they may be a name. Throws 400 on words that cannot be read. */
export function searchedFor({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const problem = `Please search for at most ${String(longestSearch)} characters.`;
  try {
    const words = decodeURIComponent(String(headers[searchHeader] ?? ''));
    if (words.length <= longestSearch && !words.includes('\0')) return words;
  } catch {
    // Not encoded as it should be.
  }
  throw invalid({ search: problem });
}
