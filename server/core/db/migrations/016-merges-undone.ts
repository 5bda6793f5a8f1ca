import { sqlMigration } from './run-sql';

/**
 * Makes merges reversible (docs/decisions/025): outgoing texts store the number they went to, and a merged thread stores what the merge
 * changed in the other thread.
 */
export const mergesUndone = sqlMigration(`
  alter table messages add column number text;
  alter table threads add column merge_memory text;
  update messages set number = (select contact from threads where threads.id = messages.thread_id)
    where channel = 'sms' and direction = 'out';
`);
