import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine';
import { bytesType, sqlMigration } from './run-sql';

export function employees(engine: Engine): Migration {
  return sqlMigration(`
    create table employees (
      id text not null primary key,
      version integer not null default 1,
      first_name text not null,
      last_name text not null,
      title text not null,
      region text not null,
      phone text not null,
      languages text not null,
      hired_on text not null,
      status text not null,
      words text not null,
      sort_name text not null,
      created_at text not null,
      changed_by text not null,
      changed_at text not null,
      email text,
      certificate_number text,
      certificate_expires text,
      left_on text
    );
    create index employees_by_name on employees (sort_name, id);
    create index employees_by_certificate on employees (certificate_expires);
    create index employees_by_phone on employees (phone);

    create table employee_changes (
      id text not null primary key,
      employee_id text not null references employees (id),
      version integer not null,
      at text not null,
      by_email text not null,
      field text not null,
      from_text text,
      to_text text
    );
    create index employee_changes_of on employee_changes (employee_id, id);

    create table employee_photos (
      id text not null primary key,
      employee_id text not null unique references employees (id),
      bytes_sealed ${bytesType(engine)} not null,
      created_at text not null
    );
  `);
}
