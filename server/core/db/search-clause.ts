import { sql, type SelectQueryBuilder } from 'kysely';
import { parseSearch } from '../../../contract/shared/text/text-search';

/** Narrows a query to rows whose column `words`, a normalized text, matches the search. */
export function whereMatches<Database, Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  search: string,
): SelectQueryBuilder<Database, Table, Row> {
  const alternatives = parseSearch(search);
  if (alternatives.some((words) => words.length === 0)) return query;
  return query.where((eb) =>
    eb.or(alternatives.map((words) => eb.and(words.map((word) => containsWord(word))))),
  );
}

function containsWord(word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`words like ${pattern} escape '\\'`;
}
