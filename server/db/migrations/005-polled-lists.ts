import { sqlMigration } from './run-sql';

/** An index in the order of the help-desk list, so that a poll reads only the rows it sends. */
export const polledLists = sqlMigration(
  'create index help_desk_waiting on help_desk (reviewed, created_at desc, id desc);',
);
