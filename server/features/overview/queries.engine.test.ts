import { beforeEach, expect, test } from 'vitest';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { emptyThreadFilter } from '../../../contract/inbox/filter';
import { seedDemo } from '../../demo/seed-demo';
import { openInbox } from '../inbox/inbox';
import { useTestDatabase } from '../../testing/database/database';
import { testEncryption as encryption } from '../../testing/encryption';
import { addMessage } from '../../services/messages/queries';
import { bumpThreadRevision } from '../inbox/threads/revision-queries';
import { countUndelivered, listWaits } from './queries';

const database = useTestDatabase();
beforeEach(() => seedDemo(database.db, encryption, new Date('2026-11-20T15:00:00.000Z')));

const entries = () => openInbox(database, encryption).list(emptyThreadFilter, '');

/** The start of each wait, in the inbox and on the overview. */
async function waiting(): Promise<{ inbox: string[]; overview: string[] }> {
  const inbox = (await entries()).flatMap(({ waitsSince }) => waitsSince ?? []);
  const open = (await listWaits(database.db, '')).filter(
    ({ until, closed }) => until === null && !closed,
  );
  return { inbox: inbox.sort(), overview: open.map(({ since }) => since).sort() };
}

test('inbox and overview agree on who is waiting, and that STOP needs no reply', async () => {
  const before = await waiting();
  expect(before.inbox.length).toBeGreaterThan(2);
  expect(before.overview).toEqual(before.inbox);

  const { db } = database;
  for (const [index, { threadId }] of (await entries()).entries()) {
    await addMessage(db, encryption, {
      id: `stop-${String(index)}`,
      subject: { kind: 'thread', id: threadId },
      at: '2026-11-20T15:30:00.000Z',
      channel: 'sms',
      direction: 'in',
      text: 'STOP',
      author: null,
      delivery: 'received',
      email: null,
      intent: 'stop',
    });
    await bumpThreadRevision(db, threadId);
  }
  expect(await waiting()).toEqual(before);
});

test('inbox and overview agree on replies within a day', async () => {
  const inbox = (await entries()).flatMap(({ region, waits }) =>
    waits.map(({ day, withinDay }) => ({ region, day, withinDay })),
  );
  const overview = (await listWaits(database.db, ''))
    .filter(({ until, closed }) => until !== null || !closed)
    .map(({ region, since, until }) => ({
      region,
      day: getOfficeDay(region, new Date(since)),
      withinDay: until !== null && Date.parse(until) - Date.parse(since) <= 24 * 60 * 60_000,
    }));
  const sorted = (waits: readonly object[]) => waits.map((wait) => JSON.stringify(wait)).sort();
  expect(sorted(inbox)).toEqual(sorted(overview));
  expect(new Set(inbox.map(({ withinDay }) => withinDay)).size).toBe(2);
});

test('inbox and overview agree on failed replies', async () => {
  const { db } = database;
  await db
    .updateTable('messages')
    .set({ delivery: 'failed' })
    .where('channel', '=', 'sms')
    .execute();
  const failed = (await entries()).filter((entry) => entry.failed);
  expect(failed.length).toBeGreaterThan(0);
  expect(await countUndelivered(db)).toBe(failed.length);
  await addMessage(db, encryption, {
    id: 'call',
    subject: { kind: 'thread', id: failed[0]?.threadId ?? '' },
    at: '2026-11-20T15:30:00.000Z',
    channel: 'call',
    direction: 'out',
    text: 'Reached her by phone.',
  });
  expect(await countUndelivered(db)).toBe(failed.length - 1);
});
