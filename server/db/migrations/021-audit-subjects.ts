import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Adds the kind of subject to audit entries, derived from the action for existing ones. Deleted résumés now point to their application.
 * Drops the index `threads_active`, which no query uses anymore.
 */
export const auditSubjects: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('audit')
      .addColumn('subject_kind', 'text', (column) => column.notNull().defaultTo('thread'))
      .execute();
    // All other actions are on threads: merge, split, assign, unassign, status-….
    await sql`
      update audit set subject_kind = case
        when action in ('reveal-dob', 'reveal-medicate', 'open-card', 'expire-card', 'reply', 'retry', 'note', 'call') then 'message'
        when action = 'export' then 'list'
        when action like 'role-%' or action in ('disable-account', 'enable-account', 'release-account') then 'account'
        when action in ('add-template', 'change-template', 'delete-template') then 'template'
        when action = 'expire-resume' then 'application'
        else 'thread'
      end
    `.execute(db);
    await sql`update audit set subject = substr(subject, ${sql.lit('Application '.length + 1)})
      where action = 'expire-resume' and subject like 'Application %'`.execute(db);
    await db.schema
      .createIndex('audit_of_kind')
      .on('audit')
      .columns(['subject_kind', 'subject'])
      .execute();
    await db.schema.dropIndex('threads_active').execute();
  },
};
