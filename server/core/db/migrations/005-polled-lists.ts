import { sqlMigration } from './run-sql';

export const polledLists = sqlMigration(
  'create index help_desk_waiting on help_desk (reviewed, created_at desc, id desc);',
);
