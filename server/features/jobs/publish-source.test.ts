import { beforeEach, expect, test } from 'vitest';
import { addSampleJob, patchJob } from '../../testing/samples/jobs';
import { JobFields } from '../../../src/gatsby/content/schemas/job-schema';
import { useTestServer } from '../../testing/test-server';
import { createJobSource } from './publish-source';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-22T15:00:00.000Z');
});
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 100 } });

const source = createJobSource(() => []);
const published = async () => (await source.listPublished(server.context.database.db, now)).files;
const getLine = async (field: string) =>
  (await published())[0]?.mdx.split('\n').find((line) => line.startsWith(`${field}: `));

test('publishes open jobs as MDX, but no drafts or jobs closed before their first day', async () => {
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

test('publishes a job on its first day at its office', async () => {
  await addSampleJob(server, { posted: '2026-12-01' });
  now = new Date('2026-12-01T04:59:00.000Z');
  expect(await published()).toEqual([]);
  now = new Date('2026-12-01T05:00:00.000Z');
  expect(await published()).toHaveLength(1);
});

test('keeps the page of a closed job, with the closing day', async () => {
  const { id } = await addSampleJob(server, { posted: '2026-11-22' });
  await patchJob(server, id, { version: 1, state: 'closed' });
  expect([await getLine('posted'), await getLine('validThrough'), await getLine('closed')]).toEqual(
    ['posted: 2026-11-22', 'validThrough: 2026-12-31', 'closed: 2026-11-22'],
  );
});

test('ignores the closing day of an expired job', async () => {
  const { id } = await addSampleJob(server);
  now = new Date('2027-01-05T15:00:00.000Z');
  await patchJob(server, id, { version: 1, state: 'closed' });
  expect(await getLine('validThrough')).toBe('validThrough: 2026-12-31');
  expect(await getLine('closed')).toBeUndefined();
});

test('publishes every field of a job page', async () => {
  const { id } = await addSampleJob(server, {
    posted: '2026-11-22',
    county: 'Mercer',
    benefits: 'Paid sick leave',
  });
  await patchJob(server, id, { version: 1, state: 'closed' });
  await server.context.database.db.updateTable('jobPosts').set({ sample: 1 }).execute();
  const [job] = await published();
  const fields = job?.mdx.split('---')[1]?.match(/^\w+(?=:)/gm) ?? [];
  // Only files of content/ have `updated`.
  expect([...fields, 'updated'].sort()).toEqual(Object.keys(JobFields.properties).sort());
});
