import { afterEach, beforeEach, expect, test } from 'vitest';
import { employeeRules, toValues } from '../../contract/employees/form';
import { formProblems } from '../../contract/forms/rules';
import { helpDeskTypes } from '../../contract/help-desk/request-types';
import { regionIds } from '../../contract/shared/regions';
import { claimRole } from '../accounts/queries';
import { listHelpDesk } from '../help-desk/queries';
import { countCertificates, listEmployees } from '../employees/queries';
import { getOfficeDay } from '../employees/service';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { jobPostProblems } from '../../contract/jobs/form';
import { toJobValues } from '../../contract/jobs/form-values';
import { listJobs } from '../jobs/queries';
import { listPosts } from '../posts/queries';
import { readInbox } from '../testing/read-inbox';
import { testVault as vault } from '../testing/encryption';
import { seedDemo } from './seed-demo';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.close());

test('an empty database gets accounts, threads of every region, help-desk records, employees, jobs and posts, marked as samples', async () => {
  const { db } = opened.database;
  expect(await seedDemo(db, vault, new Date())).toBe(true);
  expect(await claimRole(db, { uid: 'u1', email: 'observer@larkspan.example' })).toBe('observer');
  const chats = await readInbox(db, vault);
  expect(new Set(chats.map(({ region }) => region))).toEqual(new Set(regionIds));
  for (const chat of chats) {
    expect(chat.name).toMatch(/\(sample\)$/);
    expect(chat.contact).toMatch(/^\d{3}55501\d\d$/);
  }
  const times = chats.map(({ messages }) => messages.at(-1)?.at ?? '');
  expect(times).toEqual([...times].sort().reverse());
  const { records } = await listHelpDesk(db, vault, { types: helpDeskTypes, limit: 100 });
  expect(new Set(records.map(({ type }) => type))).toEqual(new Set(helpDeskTypes));
  expect(new Set(records.map(({ review }) => review))).toEqual(new Set(['true', 'false']));
  for (const record of records) {
    expect(record.name).toMatch(/\(sample\)$/);
    expect(record.contact).toMatch(/^\d{3}55501\d\d$/);
    expect(record.details.length).toBeGreaterThan(0);
  }
  const now = new Date();
  const all = { status: 'all', region: null, certificate: null, search: '' } as const;
  const filter = {
    ...all,
    sort: 'name',
    isDescending: false,
    today: getOfficeDay({ now: () => now }),
  } as const;
  const people = await listEmployees(db, filter, { limit: 100, skip: 0 });
  expect(new Set(people.map(({ status }) => status))).toEqual(
    new Set(['active', 'on-leave', 'left']),
  );
  expect(people.some(({ workPhone, workEmail }) => workPhone && workEmail)).toBe(true);
  for (const employee of people) {
    expect(employee.lastName).toMatch(/\(sample\)$/);
    for (const number of [employee.privatePhone, employee.workPhone]) {
      if (number !== null) expect(number).toMatch(/^\d{3}55501\d\d$/);
    }
    expect(formProblems(employeeRules(filter.today), toValues(employee))).toEqual({});
  }
  expect(await countCertificates(db, filter.today)).toEqual({ expired: 1, soon: 2 });
  const everyJob = { state: null, region: null, type: null, search: '', sort: 'title' } as const;
  const page = { limit: 100, skip: 0 };
  const jobs = await listJobs(db, { ...everyJob, isDescending: false }, now, page);
  expect(jobs.map(({ shown }) => shown).sort()).toEqual(['draft', 'expired', 'open']);
  for (const job of jobs) {
    expect(job.sample).toBe(true);
    // The one that has expired was right when it was opened.
    expect(jobPostProblems(toJobValues(job), job.posted ?? filter.today)).toEqual({});
  }
  expect(jobs.find(({ shown }) => shown === 'open')).toMatchObject({ applications: 3 });
  const everyPost = { state: null, region: null, tag: null, search: '', sort: 'title' } as const;
  const posts = await listPosts(
    db,
    { ...everyPost, isDescending: false, now: now.toISOString() },
    page,
  );
  expect(posts.map(({ state }) => state).sort()).toEqual(['draft', 'published', 'scheduled']);
  for (const { title } of posts) expect(title).toMatch(/\(sample\)$/);
});

test('a database with data is left alone', async () => {
  const { db } = opened.database;
  await seedDemo(db, vault, new Date());
  expect(await seedDemo(db, vault, new Date())).toBe(false);
  expect(await readInbox(db, vault)).toHaveLength(6);
});
