import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChatsResponse } from '../../../contract/inbox/schema';
import type { OverviewResponse } from '../../../contract/overview/schema';
import { regionIds } from '../../../contract/shared/regions';
import { bumpThreadRevisions } from '../inbox/threads/refresh-queries';
import { seedDemo } from '../../demo/seed-demo';
import { testEncryption as encryption } from '../../testing/encryption';
import { startTestServer, type TestServer } from '../../testing/test-server';

const now = new Date();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.context.database;
  await seedDemo(db, encryption, now);
  await db
    .updateTable('messages')
    .set({ delivery: 'failed' })
    .where('channel', '=', 'sms')
    .execute();
  const threads = await db.selectFrom('threads').select('id').execute();
  await bumpThreadRevisions(
    db,
    threads.map(({ id }) => id),
  );
});
afterAll(() => server.close());

const get = async <Answer>(path: string) =>
  (await server.callAs('owner', { method: 'GET', path })).json<Answer>();
const list = (query: string) => get<ChatsResponse>(`/chats?${query}`);

test('the overview counts as many people as the lists that it opens', async () => {
  const [mine] = (await list('assignee=nobody&waiting=1')).chats;
  await server.callAs('owner', {
    method: 'PATCH',
    path: `/chats/${mine?.userId ?? ''}`,
    payload: { version: mine?.version, assignee: 'owner@agency.example' },
  });
  const { inbox } = await get<OverviewResponse>('/overview');
  const lists = {
    everyone: await list('waiting=1'),
    mine: await list('waiting=1&assignee=mine'),
    nobody: await list('waiting=1&assignee=nobody'),
    failed: await list('status=all&failed=1'),
  };
  expect(inbox?.everyone.count).toBe(lists.everyone.total);
  expect(inbox?.mine.count).toBe(lists.mine.total);
  expect(inbox?.nobody.count).toBe(lists.nobody.total);
  expect(inbox?.failed).toBe(lists.failed.total);
  // Someone waits for a colleague.
  const { everyone, mine: ownWaits, nobody } = lists;
  expect(everyone.total).toBeGreaterThan(ownWaits.total + nobody.total);
  expect([ownWaits.total > 0, lists.failed.total > 0]).toEqual([true, true]);
});

test('a list of several days says how many submissions and waits the overview counted', async () => {
  const { days, responseTimes } = await get<OverviewResponse>('/overview');
  const span = `status=all&from=${days[0]?.day ?? ''}&to=${days.at(-1)?.day ?? ''}`;
  for (const region of regionIds) {
    const submissions = days.reduce((sum, day) => sum + day.submissions[region], 0);
    expect((await list(`region=${region}&${span}`)).onDays).toBe(submissions);
    const times = responseTimes.find((row) => row.region === region)?.now;
    expect((await list(`region=${region}&${span}&answered=any`)).onDays).toBe(times?.total);
    expect((await list(`region=${region}&${span}&answered=day`)).onDays).toBe(times?.withinDay);
  }
  const all = await list(span);
  expect(all.onDays).toBeGreaterThan(all.total);
  expect((await list('waiting=1')).onDays).toBeUndefined();
});
