import { sqlMigration } from './run-sql';

/** Records who a pay-stub request is from. The office has already judged that of requests with a file. */
export const identity = sqlMigration(`
  alter table help_desk add column employee_id text;
  alter table help_desk add column identified_by text;
  alter table help_desk add column identified_at text;
  update help_desk set
    identified_by = (select added_by from help_desk_files where record_id = help_desk.id),
    identified_at = (select created_at from help_desk_files where record_id = help_desk.id)
    where id in (select record_id from help_desk_files);
`);
