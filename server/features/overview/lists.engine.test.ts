import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChatsResponse } from '../../../contract/inbox/schema';
import type { OverviewResponse } from '../../../contract/overview/schema';
import { addDays } from '../../../contract/shared/dates/calendar-day';
import { regionIds } from '../../../contract/shared/regions';
import { bumpThreadRevisions } from '../inbox/threads/refresh-queries';
import { seedDemo } from '../../demo/seed-demo';
import { startTestServer, type TestServer } from '../../testing/test-server';

const now = new Date();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.context.database;
  await seedDemo(db, server.context, now);
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
  const [first] = (await list('waiting=1')).chats;
  await server.callAs('owner', {
    method: 'PATCH',
    path: `/chats/${first?.userId ?? ''}`,
    payload: {
      version: first?.version,
      snoozedUntil: addDays(now.toISOString().slice(0, 10), 2) + 'T09:00:00.000Z',
    },
  });
  const { inbox } = await get<OverviewResponse>('/overview');
  const lists = {
    waiting: await list('waiting=1'),
    failed: await list('status=all&failed=1'),
  };
  // A snoozed thread's person still waits.
  expect(lists.waiting.chats.map(({ userId }) => userId)).toContain(first?.userId);
  expect(inbox?.waiting.count).toBe(lists.waiting.total);
  expect(inbox?.failed).toBe(lists.failed.total);
  expect([lists.waiting.total > 0, lists.failed.total > 0]).toEqual([true, true]);
});

test('a list of several days says how many submissions and waits the overview counted', async () => {
  const { days, responseTargets } = await get<OverviewResponse>('/overview');
  const span = `status=all&from=${days[0]?.day ?? ''}&to=${days.at(-1)?.day ?? ''}`;
  for (const region of regionIds) {
    const submissions = days.reduce((sum, day) => sum + day.submissions[region], 0);
    expect((await list(`region=${region}&${span}`)).onDays).toBe(submissions);
    const { results = [] } = responseTargets.regions.find((row) => row.region === region) ?? {};
    for (const [index, week] of responseTargets.weeks.entries()) {
      const ofWeek = `status=all&region=${region}&from=${week}&to=${addDays(week, 6)}`;
      expect((await list(`${ofWeek}&target=kept`)).onDays).toBe(results[index]?.kept);
      expect((await list(`${ofWeek}&target=missed`)).onDays).toBe(results[index]?.missed);
    }
  }
  const all = await list(span);
  const missed = responseTargets.regions[0]?.results.some((result) => result.missed > 0);
  expect(missed).toBe(true);
  expect(all.onDays).toBeGreaterThan(all.total);
  expect((await list('waiting=1')).onDays).toBeUndefined();
});
