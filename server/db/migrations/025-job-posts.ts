import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { buildSearchText } from '../../applications/search-text';
import { runSql } from './run-sql';

/** Job posts with their change log, and the workflow of applications, which start as new (docs/decisions/031). */
export const jobPosts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await runSql(db, tables);
    await fillSearchText(db);
  },
};

const tables = `
  create table job_posts (
    id text not null primary key,
    slug text not null unique,
    sample integer not null default 0,
    version integer not null default 1,
    title text not null,
    region text not null,
    shifts text not null,
    languages text not null,
    benefits text not null,
    description text not null,
    body text not null,
    state text not null,
    words text not null,
    sort_title text not null,
    created_at text not null,
    changed_by text not null,
    changed_at text not null,
    city text,
    county text,
    type text,
    pay text,
    posted text,
    valid_through text,
    opened_at text,
    closed_on text
  );
  create index job_posts_latest on job_posts (changed_at, id);
  create index job_posts_state on job_posts (state, valid_through);

  create table job_post_changes (
    id text not null primary key,
    post_id text not null references job_posts (id),
    version integer not null,
    at text not null,
    by_email text not null,
    field text not null,
    from_text text,
    to_text text
  );
  create index job_post_changes_of on job_post_changes (post_id, id);

  alter table job_applications add column stage text not null default 'new';
  alter table job_applications add column version integer not null default 1;
  alter table job_applications add column changed_by text;
  alter table job_applications add column words text not null default '';
  alter table job_applications add column sort_name text not null default '';
  create index job_applications_waiting on job_applications (stage, created_at);

  create table job_application_entries (
    id text not null primary key,
    application_id text not null references job_applications (id),
    at text not null,
    by_email text not null,
    stage text,
    note_sealed text
  );
  create index job_application_entries_of on job_application_entries (application_id, id);
`;

async function fillSearchText(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Parameters<typeof buildSearchText>[0] & { id: string }>`
    select id, first_name, last_name, contact, email, job_title from job_applications
  `.execute(db);
  for (const { id, ...person } of rows) {
    const { words, sortName } = buildSearchText(person);
    await sql`
      update job_applications set words = ${words}, sort_name = ${sortName} where id = ${id}
    `.execute(db);
  }
}
