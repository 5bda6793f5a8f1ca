import { beforeEach, expect, test } from 'vitest';
import { getEmployeeRules, toEmployeeValues } from '../../contract/employees/form';
import { validateForm } from '../../contract/forms/rules';
import { helpDeskTypes } from '../../contract/help-desk/constants';
import { validateJobPost } from '../../contract/jobs/form';
import { toJobValues } from '../../contract/jobs/form-values';
import { claimAccess } from '../services/auth/account-queries';
import { countCertificates, listEmployees } from '../features/employees/queries';
import { getToday } from '../features/employees/service';
import { listHelpDesk } from '../features/help-desk/queries';
import { listJobs } from '../features/jobs/queries';
import { listPosts } from '../features/posts/queries';
import { useTestDatabase } from '../testing/database/database';
import { testEncryption as encryption } from '../testing/encryption';
import { testRegions } from '../testing/samples/region-records';
import { readInbox } from '../testing/stored-records';
import { seedDemo } from './seed-demo';

const now = new Date();
const today = getToday({ now: () => now });
const page = { limit: 100, offset: 0 };
const noFilter = { search: '', isDescending: false, regions: null } as const;
const reservedNumber = /^\d{3}55501\d\d$/;
const sampleName = /\(sample\)$/;

const database = useTestDatabase();
beforeEach(() => seedDemo(database.db, { encryption, regions: testRegions }, now));

test('adds accounts, and threads of several regions', async () => {
  const observer = { uid: 'u1', email: 'observer@larkspan.example' };
  expect(await claimAccess(database.db, observer)).toMatchObject({ role: 'observer' });
  const chats = await readInbox(database.db, encryption);
  expect(new Set(chats.map(({ region }) => region)).size).toBeGreaterThan(1);
  for (const { name, contact } of chats) {
    expect(name).toMatch(sampleName);
    expect(contact).toMatch(reservedNumber);
  }
  const times = chats.map(({ messages }) => messages.at(-1)?.at ?? '');
  expect(times).toEqual([...times].sort().reverse());
});

test('adds reviewed and waiting requests of every type', async () => {
  const { records } = await listHelpDesk(database.db, encryption, {
    types: helpDeskTypes,
    regions: null,
    limit: 100,
  });
  expect(new Set(records.map(({ type }) => type))).toEqual(new Set(helpDeskTypes));
  expect(new Set(records.map(({ review }) => review))).toEqual(new Set(['true', 'false']));
  for (const { name, contact, details } of records) {
    expect(name).toMatch(sampleName);
    expect(contact).toMatch(reservedNumber);
    expect(details.length).toBeGreaterThan(0);
  }
});

test('adds valid employees of every status, with expired and expiring certificates', async () => {
  const filter = { ...noFilter, status: 'all', sort: 'name', today } as const;
  const { items: employees } = await listEmployees(database.db, encryption, filter, page);
  expect(new Set(employees.map(({ status }) => status))).toEqual(
    new Set(['active', 'on-leave', 'left']),
  );
  expect(employees.some(({ workPhone, workEmail }) => workPhone && workEmail)).toBe(true);
  for (const employee of employees) {
    expect(employee.lastName).toMatch(sampleName);
    expect(employee.privatePhone).toMatch(reservedNumber);
    expect(employee.workPhone ?? employee.privatePhone).toMatch(reservedNumber);
    expect(validateForm(getEmployeeRules(today), toEmployeeValues(employee))).toEqual({});
  }
  expect(await countCertificates(database.db, null, today)).toEqual({ expired: 1, soon: 2 });
});

test('adds a draft, an open, and an expired job, and applications for the open one', async () => {
  const filter = { ...noFilter, sort: 'title' } as const;
  const jobs = await listJobs(database.db, filter, now, page);
  expect(jobs.map(({ displayState }) => displayState).sort()).toEqual(['draft', 'expired', 'open']);
  for (const job of jobs) {
    expect(job.sample).toBe(true);
    // The expired job was valid on its first day.
    expect(validateJobPost(toJobValues(job), job.posted ?? today)).toEqual({});
  }
  expect(jobs.find(({ displayState }) => displayState === 'open')).toMatchObject({
    applications: 3,
  });
});

test('adds a draft, a scheduled, and a published post', async () => {
  const filter = { ...noFilter, sort: 'title' } as const;
  const posts = await listPosts(database.db, { ...filter, now: now.toISOString() }, page);
  expect(posts.map(({ state }) => state).sort()).toEqual(['draft', 'published', 'scheduled']);
  for (const { title } of posts) expect(title).toMatch(sampleName);
});

test('leaves a database with data alone', async () => {
  await seedDemo(database.db, { encryption, regions: testRegions }, now);
  expect(await readInbox(database.db, encryption)).toHaveLength(6);
});
