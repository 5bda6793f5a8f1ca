import { sqlMigration } from './run-sql';

/** Existing contact data becomes private, because nobody agreed to publish it (docs/decisions/030). */
export const workContact = sqlMigration(`
  alter table employees rename column phone to private_phone;
  alter table employees add column work_phone text;
  alter table employees rename column email to private_email;
  alter table employees add column work_email text;
  update employee_changes set field = 'privatePhone' where field = 'phone';
  update employee_changes set field = 'privateEmail' where field = 'email';
`);
