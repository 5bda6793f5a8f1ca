import { expect, test } from 'vitest';
import { sampleEmployee } from '../../../testing/samples/employees';
import { addSampleJob, sampleJob } from '../../../testing/samples/jobs';
import { useTestServer } from '../../../testing/test-server';

const server = useTestServer({ now: () => new Date('2026-11-22T15:00:00.000Z') });

const post = (path: string, payload: object) =>
  server.callAs('owner', {
    method: 'POST',
    path,
    headers: { 'idempotency-key': 'one-form-1' },
    payload,
  });
const getNumber = async (table: 'jobPosts' | 'posts' | 'employees') =>
  (await server.context.database.db.selectFrom(table).select('id').execute()).length;

test.each([
  ['/jobs', sampleJob, { title: 'Other' }, 'jobPosts'],
  ['/posts', { title: 'A post' }, { title: 'Other' }, 'posts'],
  ['/employees', sampleEmployee, { lastName: 'Other' }, 'employees'],
] as const)('POST %s creates one record per key', async (path, payload, other, table) => {
  const responses = [await post(path, payload), await post(path, payload)];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(responses[1]?.json()).toEqual(responses[0]?.json());
  expect(await getNumber(table)).toBe(1);
  expect((await post(path, { ...payload, ...other })).statusCode).toBe(409);
});

test('duplicates a job once per key', async () => {
  const { id } = await addSampleJob(server);
  const responses = [
    await post(`/jobs/${id}/duplicate`, {}),
    await post(`/jobs/${id}/duplicate`, {}),
  ];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(await getNumber('jobPosts')).toBe(2);
});
