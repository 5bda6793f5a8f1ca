import { sqlMigration } from './run-sql';

/** Revisions tell a reader which threads have changed since its last read. Also stores which thread a thread was merged into. */
export const threadRevisions = sqlMigration(`
  alter table threads add column revision text not null default '';
  alter table threads add column merged_into text references threads (id);
  create index threads_revision on threads (revision);
  create index threads_merged on threads (merged_into);
  create index threads_contact on threads (contact);
`);
