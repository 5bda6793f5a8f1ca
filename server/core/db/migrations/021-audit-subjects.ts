import { sqlMigration } from './run-sql';

/**
 * Adds the kind of subject to audit entries, derived from the action for existing ones (all others are on threads: merge, split, assign,
 * unassign, status-…). Deleted résumés now point to their application. Drops an index that no query uses anymore.
 */
export const auditSubjects = sqlMigration(`
  alter table audit add column subject_kind text not null default 'thread';
  update audit set subject_kind = case
    when action in ('reveal-dob', 'reveal-medicate', 'open-card', 'expire-card', 'reply', 'retry', 'note', 'call') then 'message'
    when action = 'export' then 'list'
    when action like 'role-%' or action in ('disable-account', 'enable-account', 'release-account') then 'account'
    when action in ('add-template', 'change-template', 'delete-template') then 'template'
    when action = 'expire-resume' then 'application'
    else 'thread'
  end;
  update audit set subject = substr(subject, ${String('Application '.length + 1)})
    where action = 'expire-resume' and subject like 'Application %';
  create index audit_of_kind on audit (subject_kind, subject);
  drop index threads_active;
`);
