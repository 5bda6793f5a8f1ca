import { sqlMigration } from './run-sql';

export const drafts = sqlMigration(`
  create table drafts (
    email text not null,
    key text not null,
    kind text not null,
    subject text not null,
    revision text not null,
    content_sealed text not null,
    saved_at text not null,
    primary key (email, key)
  );
  create index drafts_of_record on drafts (kind, subject);
`);
