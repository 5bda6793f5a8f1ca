import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine';
import { sqlMigration } from './run-sql';

/** PostgreSQL sorts the free text of lists by bytes, like SQLite, in every locale (docs/decisions/002). */
export function orderOfBytes(engine: Engine): Migration {
  return sqlMigration(
    engine === 'sqlite'
      ? ''
      : `
        alter table employees alter column sort_name type text collate "C";
        alter table employees alter column title type text collate "C";
        alter table job_posts alter column sort_title type text collate "C";
        alter table job_applications alter column sort_name type text collate "C";
        alter table posts alter column sort_title type text collate "C";
        alter table posts alter column author type text collate "C";
      `,
  );
}
