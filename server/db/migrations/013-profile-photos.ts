import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine';
import { bytesType, sqlMigration } from './run-sql';

export function profilePhotos(engine: Engine): Migration {
  return sqlMigration(`
    create table profile_photos (
      id text not null primary key,
      uid text not null unique,
      bytes ${bytesType(engine)} not null,
      created_at text not null
    );
  `);
}
