import { expect, test } from 'vitest';
import { helpDeskTypes } from '../../contract/help-desk/request-types';
import { listHelpDesk } from '../help-desk/queries';
import { countWaiting } from '../help-desk/queues/queries';
import { openTestDatabase } from '../testing/database';
import { readInbox } from '../testing/read-inbox';
import { testVault } from '../testing/encryption';
import { countCertificates } from '../employees/queries';
import { getOfficeDay } from '../employees/service';
import { generateEmployees } from './employee-samples';
import { generateJobs } from './job-samples';
import { generateThreads } from './generated-threads';
import { seedMany } from './seed-many';
import { seedManyEmployees } from './seed-employees';
import { seedManyRequests } from './seed-many-requests';

test('so many sample threads are added as are asked for, all marked as samples, with reserved numbers', async () => {
  const { database, close } = await openTestDatabase();
  try {
    await seedMany(database.db, testVault, 300, new Date());
    const chats = await readInbox(database.db, testVault);
    expect(chats).toHaveLength(300);
    for (const { name, contact, email } of chats) {
      expect(name).toMatch(/\(sample \d+\)$/);
      expect(contact).toMatch(/^\d{3}55501\d\d$/);
      expect(email ?? 'a@mail.example').toMatch(/\.example$/);
    }
    expect(new Set(chats.map(({ status }) => status)).size).toBe(4);
  } finally {
    await close();
  }
});

test('each queue gets as many sample requests as are asked for; of ten, one waits', async () => {
  const { database, close } = await openTestDatabase();
  try {
    await seedManyRequests(database.db, testVault, 20, new Date());
    const waiting = await countWaiting(database.db, helpDeskTypes);
    expect(waiting.map((queue) => queue.waiting)).toEqual([2, 2, 2, 2, 2]);
    const { records } = await listHelpDesk(database.db, testVault, {
      types: helpDeskTypes,
      limit: 200,
    });
    expect(records).toHaveLength(100);
    for (const { name } of records) expect(name).toMatch(/\(sample \d+\)$/);
    const decided = await database.db
      .selectFrom('help_desk')
      .select('decision')
      .where('type', '=', 'requestPto')
      .where('reviewed', '=', 1)
      .execute();
    expect(new Set(decided.map(({ decision }) => decision))).toEqual(
      new Set(['approved', 'declined']),
    );
  } finally {
    await close();
  }
});

test('so many sample employees are added as are asked for, each with a reserved number of their own', async () => {
  const { database, close } = await openTestDatabase();
  try {
    const now = new Date();
    await seedManyEmployees(database.db, 250, now);
    const employees = generateEmployees(250, getOfficeDay({ now: () => now }));
    expect(new Set(employees.map(({ privatePhone }) => privatePhone)).size).toBe(250);
    for (const { privatePhone } of employees) expect(privatePhone).toMatch(/^\d{3}55501\d\d$/);
    const { soon, expired } = await countCertificates(
      database.db,
      getOfficeDay({ now: () => now }),
    );
    expect([soon > 10, expired > 3]).toEqual([true, true]);
  } finally {
    await close();
  }
});

test('the samples are the same each time', () => {
  expect(generateThreads(50, ['a@b.example'])).toEqual(generateThreads(50, ['a@b.example']));
});

test('no sample job is over before it is posted: the site’s build would refuse it', () => {
  const jobs = generateJobs(240, '2026-11-22');
  expect(jobs).toHaveLength(240);
  expect(jobs.filter(({ posted, validThrough }) => (posted ?? '') > (validThrough ?? ''))).toEqual(
    [],
  );
});
