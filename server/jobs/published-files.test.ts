import { beforeEach, expect, test } from 'vitest';
import { addSampleJob, patchJob } from '../testing/samples/jobs';
import { JobFields } from '../../src/build/content/schemas/job-schema';
import { useTestServer } from '../testing/test-server';
import { nextJobEnd, publishedJobs } from './published-files';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-22T15:00:00.000Z');
});
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 100 } });

const published = () => publishedJobs(server.context.database.db, now);
const nextEnd = () => nextJobEnd(server.context.database.db, now);
const lineOf = async (field: string) =>
  (await published())[0]?.mdx.split('\n').find((line) => line.startsWith(`${field}: `));

test('an open job leaves as the file that content/ would hold; a draft, and one closed before it had a page, do not', async () => {
  await addSampleJob(server, { state: 'draft' });
  const { id } = await addSampleJob(server, { posted: '2026-12-24', title: 'Later' });
  await patchJob(server, id, { version: 1, state: 'closed' });
  await addSampleJob(server, { title: 'Aide: "Núñez"' });
  expect(await published()).toEqual([
    {
      collection: 'jobs',
      name: 'aide-nunez-trenton',
      pictures: [],
      mdx: expect.stringMatching(
        /^---\ntitle: "Aide: \\"Núñez\\""\n[^]*\nplace: {"city":"Trenton","county":"Mercer"}\n[^]*\n---\n\n## What the work is\n\nYou visit people at home\.\n$/,
      ) as string,
    },
  ]);
});

test('a job is nobody’s before the day on which it is posted, at its office', async () => {
  await addSampleJob(server, { posted: '2026-12-01' });
  now = new Date('2026-12-01T04:59:00.000Z');
  expect(await published()).toEqual([]);
  now = new Date('2026-12-01T05:00:00.000Z');
  expect(await published()).toHaveLength(1);
});

test('a closed job keeps its page, which says the day, also when that is the day of its posting', async () => {
  const { id } = await addSampleJob(server, { posted: '2026-11-22' });
  await patchJob(server, id, { version: 1, state: 'closed' });
  expect([await lineOf('posted'), await lineOf('validThrough'), await lineOf('closed')]).toEqual([
    'posted: 2026-11-22',
    'validThrough: 2026-12-31',
    'closed: 2026-11-22',
  ]);
});

test('a job that is closed after its last day was over by itself', async () => {
  const { id } = await addSampleJob(server);
  now = new Date('2027-01-05T15:00:00.000Z');
  await patchJob(server, id, { version: 1, state: 'closed' });
  expect(await lineOf('validThrough')).toBe('validThrough: 2026-12-31');
  expect(await lineOf('closed')).toBeUndefined();
});

test('the next moment to build is when a job begins or the last day of one is over, at its office', async () => {
  expect(await nextEnd()).toBeNull();
  await addSampleJob(server, { validThrough: '2026-12-31' });
  expect(await nextEnd()).toBe('2027-01-01T05:00:00.000Z');
  await addSampleJob(server, { posted: '2026-12-01' });
  expect(await nextEnd()).toBe('2026-12-01T05:00:00.000Z');
  now = new Date('2027-01-01T05:00:00.000Z');
  expect(await nextEnd()).toBeNull();
});

test('every field that a job of the site can have reaches it from a job that has them all', async () => {
  const { id } = await addSampleJob(server, {
    posted: '2026-11-22',
    county: 'Mercer',
    benefits: 'Paid sick leave',
  });
  await patchJob(server, id, { version: 1, state: 'closed' });
  await server.context.database.db.updateTable('job_posts').set({ sample: 1 }).execute();
  const [job] = await published();
  const fields = job?.mdx.split('---')[1]?.match(/^\w+(?=:)/gm) ?? [];
  // When a file was last gone over is said in files alone: a job of the dashboard has its history.
  expect([...fields, 'updated'].sort()).toEqual(Object.keys(JobFields.properties).sort());
});
