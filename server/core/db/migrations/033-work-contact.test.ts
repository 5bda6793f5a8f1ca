import { expect, test } from 'vitest';
import { at, useUnmigratedDatabase } from '../../../testing/database/unmigrated-database';

const opened = useUnmigratedDatabase();

test('makes existing contact data private, in records and change logs', async () => {
  const { db } = opened;
  await opened.migrateTo('031-latest-activity');
  await opened.insert('employees', {
    ...{ id: 'e1', firstName: 'Ann', lastName: 'Lee', title: 'Aide', region: 'maryland' },
    ...{ phone: '4105550136', email: 'ann@mail.example', languages: '[]', hiredOn: '2024-03-18' },
    ...{ status: 'active', words: '', sortName: 'lee ann', createdAt: at },
    ...{ changedBy: 'owner@agency.example', changedAt: at },
  });
  const change = { employeeId: 'e1', version: 2, at, byEmail: 'owner@agency.example' };
  await opened.insert(
    'employeeChanges',
    ...['phone', 'email', 'title'].map((field) => ({ id: field, field, ...change })),
  );
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
