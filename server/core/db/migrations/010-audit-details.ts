import { sqlMigration } from './run-sql';

/**
 * Adds details (the new assignee, the contents of an export) and indexes for the audit's filters. An opened card is recorded by its
 * message, because the card itself will be deleted.
 */
export const auditDetails = sqlMigration(`
  alter table audit add column detail text;
  update audit set subject = (select message_id from attachments where attachments.id = audit.subject)
    where action = 'open-card' and subject in (select id from attachments);
  drop index audit_at;
  create index audit_newest on audit (at, id);
  create index audit_of_actor on audit (actor, at, id);
  create index audit_of_action on audit (action, at, id);
  create index audit_of_subject on audit (subject, at, id);
`);
