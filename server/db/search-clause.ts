import { sql, type SelectQueryBuilder } from 'kysely';
import { foldWords } from '../../contract/shared/text/text-search';

/** Narrows a query to the rows whose column `words` holds every word that is searched for, accents and case aside. */
export function whereWords<Database, Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  search: string,
): SelectQueryBuilder<Database, Table, Row> {
  return foldWords(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .reduce((narrowed, word) => {
      // What is typed is no pattern.
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      return narrowed.where(sql<boolean>`words like ${pattern} escape '\\'`);
    }, query);
}
