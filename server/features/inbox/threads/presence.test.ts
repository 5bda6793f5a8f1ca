import { beforeEach, expect, test, vi } from 'vitest';
import type { PresenceResponse } from '../../../../contract/shared/schema/common-endpoints';
import { upsertPresence } from '../../../core/http/presence/queries';
import { addSampleEmployee } from '../../../testing/samples/employees';
import { formSamples } from '../../../testing/samples/forms';
import { addSampleJob } from '../../../testing/samples/jobs';
import { firstThread } from '../../../testing/single-thread';
import { addSamplePost } from '../../../testing/samples/posts';
import { specifiedFields, submitEligibilityForm, submitForm } from '../../../testing/submit-form';
import { useTestServer, type TestServer } from '../../../testing/test-server';

const start = Date.parse('2026-03-01T12:00:00Z');
let userId: string;
let seconds = 0;
beforeEach(() => {
  seconds = 0;
});
const server = useTestServer({ now: () => new Date(start + seconds * 1000) });
beforeEach(async () => {
  await submitEligibilityForm(server);
  ({ userId } = await firstThread(server));
});

const here = (role: 'owner' | 'intake', id = userId) =>
  server.callAs(role, { method: 'POST', path: `/chats/${id}/presence` });
const others = async (role: 'owner' | 'intake') =>
  (await here(role)).json<PresenceResponse>().others;

test('lists who else has a thread open', async () => {
  expect(await others('owner')).toEqual([]);
  expect(await others('intake')).toEqual(['owner@agency.example']);
  expect(await others('owner')).toEqual(['intake@agency.example']);
});

test('forgets a person after 15 seconds', async () => {
  await here('owner');
  seconds = 14;
  expect(await others('intake')).toEqual(['owner@agency.example']);
  seconds = 15;
  expect(await others('intake')).toEqual([]);
});

test('treats merged threads as one', async () => {
  await submitEligibilityForm(server, { ...specifiedFields, contact: '(973) 555-0118' });
  const other = (await firstThread(server)).userId;
  await server.callAs('owner', {
    method: 'POST',
    path: `/chats/${userId}/merge`,
    payload: { userId: other },
  });
  await here('owner', other);
  expect(await others('intake')).toEqual(['owner@agency.example']);
});

async function addApplication(to: TestServer): Promise<{ id: string }> {
  await submitForm(to, '/applications', { ...formSamples['/applications'] });
  const { db } = to.context.database;
  return db.selectFrom('jobApplications').select('id').executeTakeFirstOrThrow();
}

test('returns 404 for an unknown thread', async () => {
  expect((await here('owner', 'nobody')).statusCode).toBe(404);
});

test.each([
  ['an employee', 'employee', '/employees', addSampleEmployee],
  ['a post', 'post', '/posts', addSamplePost],
  ['a job', 'job', '/jobs', addSampleJob],
  ['an application', 'application', '/jobs/applications', addApplication],
] as const)('lists who else has %s open, without decrypting it', async (_one, kind, below, add) => {
  const { id } = await add(server);
  const present = (subject: string) =>
    server.callAs('owner', { method: 'POST', path: `${below}/${subject}/presence` });
  expect((await present(id)).json()).toEqual({ others: [] });
  const until = new Date(start + 10_000).toISOString();
  const ira = { kind, subject: id, email: 'ira@agency.example', until };
  await upsertPresence(server.context.database.db, ira);
  const opened = vi.spyOn(server.context.encryption, 'tryDecrypt');
  expect((await present(id)).json()).toEqual({ others: ['ira@agency.example'] });
  expect(opened).not.toHaveBeenCalled();
  opened.mockRestore();
  expect((await present('nobody')).statusCode).toBe(404);
});
