import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Adds details (the new assignee, the contents of an export) and indexes for the audit's filters. An opened card is recorded by its
 * message, because the card itself will be deleted.
 */
export const auditDetails: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('audit').addColumn('detail', 'text').execute();
    await sql`update audit set subject = (select message_id from attachments where attachments.id = audit.subject)
      where action = 'open-card' and subject in (select id from attachments)`.execute(db);
    await db.schema.dropIndex('audit_at').execute();
    await db.schema.createIndex('audit_newest').on('audit').columns(['at', 'id']).execute();
    for (const column of ['actor', 'action', 'subject'] as const) {
      await db.schema
        .createIndex(`audit_of_${column}`)
        .on('audit')
        .columns([column, 'at', 'id'])
        .execute();
    }
  },
};
