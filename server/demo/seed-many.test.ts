import { expect, test } from 'vitest';
import { helpDeskTypes } from '../../contract/help-desk/constants';
import { validateForPublishing } from '../../contract/posts/form';
import { getOfficeDay } from '../../contract/shared/region-facts';
import { defaultRegion } from '../../contract/shared/regions';
import { countCertificates } from '../features/employees/queries';
import { countWaiting, listHelpDesk } from '../features/help-desk/queries';
import { postSource } from '../features/posts/publishing/publish-source';
import { countPostsByState } from '../features/posts/queries';
import { readMdx } from '../services/publishing/mdx/read-mdx';
import { useTestDatabase } from '../testing/database/database';
import { testEncryption } from '../testing/encryption';
import { testRegions } from '../testing/samples/region-records';
import { readInbox } from '../testing/stored-records';
import { generateEmployees } from './employee-samples';
import { generateThreads } from './generate-threads';
import { generateJobs } from './job-samples';
import { buildDemoPosts, generatePosts } from './post-samples';
import { seedMany } from './seed-many';

const now = new Date();
const today = getOfficeDay(defaultRegion, now);
const reservedNumber = /^\d{3}55501\d\d$/;

const database = useTestDatabase();
const context = { encryption: testEncryption, regions: testRegions };

test('adds sample threads with reserved numbers, of every status', async () => {
  await seedMany(database.db, context, { threads: 300 }, now);
  const chats = await readInbox(database.db, testEncryption);
  expect(chats).toHaveLength(300);
  for (const { name, contact, email } of chats) {
    expect(name).toMatch(/\(sample \d+\)$/);
    expect(contact).toMatch(reservedNumber);
    expect(email ?? 'a@mail.example').toMatch(/\.example$/);
  }
  expect(new Set(chats.map(({ status }) => status)).size).toBe(4);
});

test('generates the same threads each time', () => {
  expect(generateThreads(50, ['a@b.example'])).toEqual(generateThreads(50, ['a@b.example']));
});

test('adds sample requests to each queue, of which one in ten waits', async () => {
  await seedMany(database.db, context, { requestsPerQueue: 20 }, now);
  const all = { types: helpDeskTypes, regions: null };
  const queues = await countWaiting(database.db, all);
  expect(queues.map(({ waiting }) => waiting)).toEqual(helpDeskTypes.map(() => 2));
  const { records } = await listHelpDesk(database.db, testEncryption, { ...all, limit: 200 });
  expect(records).toHaveLength(20 * helpDeskTypes.length);
  for (const { name } of records) expect(name).toMatch(/\(sample \d+\)$/);
  const timeOff = await database.db
    .selectFrom('helpDesk')
    .select('decision')
    .where('type', '=', 'requestPto')
    .where('reviewed', '=', 1)
    .execute();
  expect(new Set(timeOff.map(({ decision }) => decision))).toEqual(
    new Set(['approved', 'declined']),
  );
});

test('adds sample employees with their own reserved numbers', async () => {
  await seedMany(database.db, context, { employees: 250 }, now);
  const phones = generateEmployees(250, today).map(({ privatePhone }) => privatePhone);
  expect(new Set(phones).size).toBe(250);
  for (const phone of phones) expect(phone).toMatch(reservedNumber);
  const { soon, expired } = await countCertificates(database.db, null, today);
  expect([soon > 10, expired > 3]).toEqual([true, true]);
});

test('generates no job that expires before it is posted', () => {
  const jobs = generateJobs(240, today);
  expect(jobs).toHaveLength(240);
  expect(jobs.filter(({ posted, validThrough }) => (posted ?? '') > (validThrough ?? ''))).toEqual(
    [],
  );
});

test('generates complete posts of 300 to 600 words', async () => {
  for (const { values, publishedFrom } of [
    ...buildDemoPosts(now, today),
    ...generatePosts(50, today),
  ]) {
    const latest =
      publishedFrom === null ? today : getOfficeDay(defaultRegion, new Date(publishedFrom));
    expect(validateForPublishing(values, latest)).toEqual({});
    expect((await readMdx('seed', { body: values.body, collection: 'blog' })).issues).toEqual([]);
    const words = values.body.split(/\s+/).length;
    expect([words, words >= 300 && words <= 600]).toEqual([words, true]);
    expect(values.title).toMatch(/\(sample( \d+)?\)$/);
  }
});

test('adds more sample posts to existing ones', async () => {
  await seedMany(database.db, context, { posts: 100 }, now);
  await seedMany(database.db, context, { posts: 50 }, now);
  expect(await countPostsByState(database.db, { regions: null, now: now.toISOString() })).toEqual({
    draft: 3,
    scheduled: 3,
    published: 144,
    unpublished: 0,
  });
  const { files } = await postSource.listPublished(database.db, now);
  expect(new Set(files.map(({ name }) => name)).size).toBe(144);
});
