import { sqlMigration } from './run-sql';

/** What our replies repeat of an inbound email, and which help-desk request it answers (docs/decisions/027). */
export const emailHeaders = sqlMigration(`
  alter table messages add column email_headers_sealed text;
  alter table messages add column request_id text;
  create index messages_of_request on messages (request_id, at) where request_id is not null;
  create index threads_email on threads (lower(email));
  update messages set intent = 'automatic' where intent = 'automatic-reply';
`);
