import { sql, type Kysely, type Migration } from 'kysely';

/** Indexes for the latest activity on the overview. */
export const latestActivity: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    await schema
      .createIndex('help_desk_events_latest')
      .on('help_desk_events')
      .columns(['at', 'id'])
      .execute();
    await schema
      .createIndex('job_applications_latest')
      .on('job_applications')
      .columns(['created_at', 'id'])
      .execute();
    await schema
      .createIndex('job_application_entries_latest')
      .on('job_application_entries')
      .columns(['at', 'id'])
      .where(sql<boolean>`stage is not null`)
      .execute();
    await schema
      .createIndex('job_post_changes_latest')
      .on('job_post_changes')
      .columns(['at', 'id'])
      .where(sql<boolean>`field in ('added', 'state')`)
      .execute();
    await schema
      .createIndex('post_revisions_latest')
      .on('post_revisions')
      .columns(['at', 'id'])
      .where(sql<boolean>`kind in ('scheduled', 'published', 'unpublished')`)
      .execute();
  },
};
