import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  openUnmigrated,
  type UnmigratedDatabase,
} from '../../testing/database/unmigrated-database';

let opened: UnmigratedDatabase;
beforeEach(async () => {
  opened = await openUnmigrated();
});
afterEach(() => opened.close());

test('makes existing contact data private, in records and change logs', async () => {
  const { db } = opened.database;
  await opened.migrateTo('031-latest-activity');
  const at = '2026-11-20T15:00:00.000Z';
  await sql`insert into employees (id, first_name, last_name, title, region, phone, email, languages, hired_on, status, words,
    sort_name, created_at, changed_by, changed_at) values ('e1', 'Ann', 'Lee', 'Aide', 'maryland', '4105550136', 'ann@mail.example',
    '[]', '2024-03-18', 'active', '', 'lee ann', ${at}, 'owner@agency.example', ${at})`.execute(db);
  for (const field of ['phone', 'email', 'title']) {
    await sql`insert into employee_changes (id, employee_id, version, at, by_email, field)
      values (${field}, 'e1', 2, ${at}, 'owner@agency.example', ${field})`.execute(db);
  }
  await opened.migrateTo('033-work-contact');
  const employee = await db
    .selectFrom('employees')
    .select(['workPhone', 'workEmail', 'privatePhone', 'privateEmail'])
    .executeTakeFirstOrThrow();
  expect(employee).toEqual({
    workPhone: null,
    workEmail: null,
    privatePhone: '4105550136',
    privateEmail: 'ann@mail.example',
  });
  const history = await db.selectFrom('employeeChanges').select('field').orderBy('field').execute();
  expect(history.map(({ field }) => field)).toEqual(['privateEmail', 'privatePhone', 'title']);
});
