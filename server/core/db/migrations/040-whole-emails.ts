import { sqlMigration } from './run-sql';

/** Keeps the text that was left out of an inbound e-mail, and where its sender wants replies (docs/decisions/027). */
export const wholeEmails = sqlMigration(`
  alter table messages add column reply_to text;
  alter table messages add column full_text_sealed text;
`);
