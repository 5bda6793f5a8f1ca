import { sql, type SelectQueryBuilder } from 'kysely';
import { normalizeForSearch } from '../../contract/shared/text/text-search';

export function whereMatches<Database, Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  search: string,
): SelectQueryBuilder<Database, Table, Row> {
  return normalizeForSearch(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .reduce((narrowed, word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      return narrowed.where(sql<boolean>`words like ${pattern} escape '\\'`);
    }, query);
}
