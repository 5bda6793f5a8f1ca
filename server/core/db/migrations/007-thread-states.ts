import { sqlMigration } from './run-sql';

export const threadStates = sqlMigration(`
  alter table threads add column status text not null default 'new';
  alter table threads add column assignee text;
  alter table threads add column version integer not null default 1;
  alter table threads add column changed_by text;
  update threads set status = 'contacted'
    where id in (select thread_id from messages where direction = 'out');
`);
