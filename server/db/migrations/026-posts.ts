import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine';
import { bytesType, sqlMigration } from './run-sql';

export function posts(engine: Engine): Migration {
  return sqlMigration(`
    create table posts (
      id text not null primary key,
      live text,
      live_slug text unique,
      live_from text,
      version integer not null default 1,
      is_current integer not null default 0,
      is_withdrawn integer not null default 0,
      title text not null,
      slug text not null,
      author text not null,
      region text not null,
      tags text not null,
      date text not null,
      draft text not null,
      words text not null,
      sort_title text not null,
      created_at text not null,
      changed_by text not null,
      changed_at text not null
    );
    create index posts_by_change on posts (changed_at, id);
    create index posts_by_title on posts (sort_title, id);
    create index posts_by_slug on posts (slug);
    create index posts_by_start on posts (live_from);

    create table post_revisions (
      id text not null primary key,
      post_id text not null references posts (id),
      at text not null,
      by_email text not null,
      kind text not null,
      title text not null,
      draft text not null
    );
    create index post_revisions_of on post_revisions (post_id, id);

    create table post_slugs (
      slug text not null primary key,
      post_id text not null references posts (id),
      live_from text not null
    );

    create table post_pictures (
      hash text not null primary key,
      bytes ${bytesType(engine)} not null,
      width integer not null,
      height integer not null,
      created_at text not null,
      created_by text not null
    );
  `);
}
