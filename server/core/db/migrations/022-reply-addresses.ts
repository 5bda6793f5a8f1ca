import { sqlMigration } from './run-sql';

export const replyAddresses = sqlMigration(`
  create table reply_addresses (
    token_mark text not null primary key,
    thread_id text not null references threads (id)
  );
`);
