import { beforeEach, expect, test } from 'vitest';
import type { AuditResponse } from '../../../contract/audit/schema';
import type { Chat } from '../../../contract/inbox/schema';
import type { OverviewResponse } from '../../../contract/overview/schema';
import { fetchList } from '../../testing/list-page';
import { fileRequest, getRequestDetail } from '../../testing/samples/help-desk-requests';
import { addSampleJob } from '../../testing/samples/jobs';
import { listAuditEntries, listChats } from '../../testing/stored-records';
import { specifiedFields, submitEligibilityForm } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-20T15:00:00.000Z');
});
const server = useTestServer({
  now: () => (now = new Date(now.getTime() + 1)),
  config: { rateLimitFactor: 10 },
});

const names = ['Ann', 'Bob', 'Cleo'];
const post = (path: string, payload: object) =>
  server.callAs('owner', { method: 'POST', path, payload });
const readAudit = (query = '', search = '') =>
  fetchList<AuditResponse>(server, 'owner', `/audit?${query}`, search);
const readActivity = async () =>
  (await server.callAs('owner', { method: 'GET', path: '/overview' })).json<OverviewResponse>()
    .recent;

async function closeThreads(): Promise<Chat[]> {
  for (const firstName of names) {
    await submitEligibilityForm(server, { ...specifiedFields, firstName });
  }
  const chats = await listChats(server);
  const threads = chats.map(({ userId: id, version }) => ({ id, version }));
  await post('/chats/states', { threads, status: 'closed' });
  return chats;
}

async function reviewRequests(): Promise<string[]> {
  const ids = [];
  for (const firstName of names) ids.push((await fileRequest(server, 'payroll', { firstName })).id);
  const records = ids.map((id) => ({ id, version: 1 }));
  await post('/helpDesk/records/states', { records, reviewed: true });
  return ids;
}

test('a bulk action in the inbox is one entry of the log and the feed, with its count', async () => {
  const [chat] = await closeThreads();
  const { items, total } = await readAudit();
  expect(items).toMatchObject([{ action: 'status-closed', count: 3 }]);
  expect(total).toBe(1);
  const activity = await readActivity();
  expect(activity?.filter(({ by }) => by !== null)).toMatchObject([
    { kind: 'thread', what: 'status-closed', count: 3 },
  ]);
  // Each thread still has its own entry.
  const { db } = server.context.database;
  expect(await listAuditEntries(db, chat?.userId ?? '')).toHaveLength(1);
});

test('a bulk action of the help desk is one entry too, and each request shows it in its timeline', async () => {
  const ids = await reviewRequests();
  expect((await readAudit()).items).toMatchObject([{ action: 'review-request', count: 3 }]);
  const activity = await readActivity();
  expect(activity?.filter(({ by }) => by !== null)).toMatchObject([
    { kind: 'request', what: 'reviewed', type: 'payroll', count: 3 },
  ]);
  for (const id of ids) {
    expect((await getRequestDetail(server, id)).events.at(-1)?.step).toBe('reviewed');
  }
});

test('closing several jobs is one entry', async () => {
  const jobs = [];
  for (const title of names) {
    const { id, version } = await addSampleJob(server, { title });
    jobs.push({ id, version });
  }
  await post('/jobs/close', { jobs });
  const { items } = await readAudit('kind=job');
  expect(items.map(({ action, count }) => [action, count])).toEqual([
    ['close-job', 3],
    ...names.map(() => ['add-job', undefined]),
  ]);
  const activity = await readActivity();
  expect(activity?.[0]).toMatchObject({ kind: 'job', what: 'closed', count: 3 });
});

test('the records of a bulk action can be listed and found by name', async () => {
  await reviewRequests();
  const batch = (await readAudit()).items[0]?.batch ?? '';
  const { items, total } = await readAudit(`batch=${batch}`);
  expect([total, items.map(({ subject }) => subject.name.split(' ')[0]).sort()]).toEqual([
    3,
    names,
  ]);
  const found = await readAudit('', 'cleo');
  expect(found.items.map(({ subject, count }) => [subject.name.split(' ')[0], count])).toEqual([
    ['Cleo', undefined],
  ]);
});

test('a bulk action on one record is an entry like any other', async () => {
  const { id } = await fileRequest(server, 'payroll');
  await post('/helpDesk/records/states', { records: [{ id, version: 1 }], reviewed: true });
  const { items } = await readAudit();
  expect(items).toHaveLength(1);
  expect(items[0]).not.toHaveProperty('count');
});
