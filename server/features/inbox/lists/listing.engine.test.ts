import { sum } from 'd3-array';
import { describe, expect, test } from 'vitest';
import { resolveAccess } from '../../../../contract/shared/roles';
import { emptyThreadFilter, type ThreadFilter } from '../../../../contract/inbox/filter';
import type { ChatMessage } from '../../../../contract/inbox/schema';
import { sampleMessage } from '../../../../contract/inbox/testing/sample-threads';
import { inTransaction, type Tx } from '../../../core/db/engine';
import { newId } from '../../../core/db/uuid';
import type { Person } from '../../../services/forms/submitter';
import { useTestDatabase } from '../../../testing/database/database';
import { testEncryption as encryption } from '../../../testing/encryption';
import { testRegions } from '../../../testing/samples/region-records';
import { countTargets } from './figures-queries';
import { mergeThreads, splitThread } from '../merges/merge-threads';
import type { ThreadTable } from '../table';
import { openListing, readPage, readThreads } from './listing';
import { decryptThread } from '../threads/person-name';
import { markActive, upsertThread } from '../threads/queries';
import { readChat, readSummaries } from '../threads/read-queries';
import { bumpThreadRevision } from '../threads/refresh-queries';
import { addThreadMessage } from '../messages/queries';

const database = useTestDatabase();
const me = 'me@agency.example';
const access = resolveAccess({ role: 'owner' });
const actor = { email: me, at: '2026-03-02T20:00:00.000Z' };
const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`;

type Sample = Partial<Omit<Person, 'firstName'> & Pick<ThreadTable, 'status' | 'assignee'>> & {
  messages?: Partial<ChatMessage>[];
};

function write(tx: Tx, threadId: string, message: Partial<ChatMessage>): Promise<void> {
  const { at, text, channel, direction, intent, delivery, details } = {
    ...sampleMessage(),
    ...message,
  };
  const content = { text, channel, direction, intent, delivery, details };
  return addThreadMessage(tx, { encryption, regions: testRegions }, threadId, {
    id: newId(),
    at,
    ...content,
  });
}

/** Stores one thread per name, the first one with the latest activity. */
async function store(samples: Readonly<Record<string, Sample>>): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const [firstName, sample] of Object.entries(samples).toReversed()) {
    const { status = 'new', assignee = null, messages = [{}], ...person } = sample;
    const number = `212555${String(1000 + Object.keys(ids).length)}`;
    const full = { lastName: '', email: null, contact: number, region: 'new-york' } as const;
    ids[firstName] = await inTransaction(database.db, async (tx) => {
      const named = { ...full, ...person, firstName };
      const active = at(12 + Object.keys(ids).length);
      const id = await upsertThread(tx, encryption, { ...named, source: 'form' }, active);
      for (const message of messages) await write(tx, id, message);
      await tx.updateTable('threads').set({ status, assignee }).where('id', '=', id).execute();
      await bumpThreadRevision(tx, id);
      return id;
    });
  }
  return ids;
}

const context = (now: string) => ({ database, encryption, now: () => new Date(now) });
const listFirstNames = (threads: readonly ThreadTable[]) =>
  threads.map((thread) => decryptThread(encryption, thread).firstName);
const list = async (filter: Partial<ThreadFilter>, now = '2026-03-10T12:00:00.000Z') => {
  const listing = await openListing(
    context(now),
    { ...emptyThreadFilter, ...filter },
    { email: me, access },
  );
  const { threads } = await readThreads(context(now), listing, { from: null, limit: 100 });
  return listFirstNames(threads);
};
const page = async (
  filter: Partial<ThreadFilter>,
  cursor: { after?: string; before?: string; limit?: number } = {},
) => {
  const now = context(actor.at);
  const listing = await openListing(
    now,
    { ...emptyThreadFilter, ...filter },
    { email: me, access },
  );
  const { threads, ...rest } = await readPage(now, listing, { limit: 2, ...cursor });
  return { names: listFirstNames(threads), ...rest };
};

const asked = (hour: number) => ({ at: at(hour) });
const wrote = (hour: number, channel: 'sms' | 'note' = 'sms') =>
  ({ at: at(hour), direction: 'out', channel }) as const;

describe('a list', () => {
  const samples: Record<string, Sample> = {
    answered: { assignee: me, messages: [asked(1), wrote(9)] },
    late: { status: 'qualified', region: 'maryland', messages: [asked(8)] },
    early: {
      assignee: 'other@agency.example',
      messages: [asked(2), { ...wrote(3, 'note'), delivery: 'failed' }],
    },
    failed: { status: 'closed', messages: [asked(4), { ...wrote(5), delivery: 'failed' }] },
  };

  test('is filtered and sorted', async () => {
    await store(samples);
    const facts: [Partial<ThreadFilter>, string[]][] = [
      [{}, ['answered', 'late', 'early']],
      [{ status: 'all' }, ['answered', 'late', 'early', 'failed']],
      [{ status: 'qualified' }, ['late']],
      [{ assignee: 'mine' }, ['answered']],
      [{ assignee: 'nobody' }, ['late']],
      [{ assignee: 'nobody', status: 'closed' }, ['failed']],
      [{ assignee: 'other@agency.example' }, ['early']],
      [{ region: 'maryland' }, ['late']],
      [{ region: 'maryland', status: 'all' }, ['late']],
      [{ channel: 'sms' }, ['answered']],
      [{ channel: 'sms', status: 'all' }, ['answered', 'failed']],
      [{ waiting: true }, ['late', 'early']],
      [{ waiting: true, sort: 'waiting' }, ['early', 'late']],
      [{ failed: true }, []],
      [{ failed: true, status: 'all' }, ['failed']],
      [{ assignee: 'nobody', status: 'new' }, []],
      [{ sort: 'waiting' }, ['early', 'late', 'answered']],
      [{ sort: 'due' }, ['early', 'late', 'answered']],
    ];
    for (const [filter, names] of facts)
      expect([filter, await list(filter)]).toEqual([filter, names]);
  });

  test.each(['latest', 'waiting', 'due'] as const)(
    'sorted by %s is paged in both directions',
    async (sort) => {
      await store(samples);
      const filter = { sort, status: 'all' } as const;
      const all = await list(filter);
      const first = await page(filter, { limit: 3 });
      expect(first).toMatchObject({ names: all.slice(0, 3), total: 4, newer: null });
      const second = await page(filter, { limit: 3, after: first.older ?? '' });
      expect(second).toMatchObject({ names: all.slice(3), total: 4, older: null });
      const back = { before: second.newer ?? '' };
      expect(await page(filter, back)).toMatchObject({ names: all.slice(1, 3) });
      // A full first page instead of what is left before the cursor.
      expect(await page(filter, { ...back, limit: 4 })).toMatchObject({
        names: all,
        newer: null,
      });
    },
  );

  test('continues after a thread that has moved to the top since', async () => {
    const { late = '' } = await store(samples);
    const first = await page({});
    await inTransaction(database.db, (tx) => markActive(tx, late, { at: at(23), reopens: false }));
    expect((await page({}, { after: first.older ?? '' })).names).toEqual(['early']);
  });

  test('counts no further than to 1,000', async () => {
    const { late = '' } = await store(samples);
    const { n: _n, ...row } = await database.db
      .selectFrom('threads')
      .selectAll()
      .where('id', '=', late)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 1_000 }, (_, index) => {
      const id = `copy-${index}`;
      return { ...row, id, personMark: id };
    });
    for (let start = 0; start < copies.length; start += 500) {
      await database.db
        .insertInto('threads')
        .values(copies.slice(start, start + 500))
        .execute();
    }
    expect(await page({})).toMatchObject({ total: 1_000, isTotalCapped: true });
    expect(await page({ failed: true, status: 'all' })).toMatchObject({
      total: 1,
      isTotalCapped: false,
    });
  });
});

test('a search covers closed threads, unless a status is chosen', async () => {
  await store({ Ann: {}, Annie: { status: 'closed' }, Anna: { status: 'qualified' } });
  expect(await list({ query: 'ann' })).toEqual(['Ann', 'Annie', 'Anna']);
  expect(await list({ query: 'ann', status: 'closed' })).toEqual(['Annie']);
});

test('filters by the day of a form at its office', async () => {
  const sent = (time: string) => ({ messages: [{ at: `2026-03-02T${time}.000Z` }] });
  await store({
    night: sent('04:59:59'),
    morning: sent('05:00:00'),
    detroit: { region: 'michigan', ...sent('04:00:00') },
    texted: { messages: [{ channel: 'sms', at: at(12) }] },
  });
  expect(await list({ from: '2026-03-02' })).toEqual(['morning']);
  expect(await list({ to: '2026-03-01' })).toEqual(['night', 'detroit']);
  expect(await list({ from: '2026-03-01', to: '2026-03-02' })).toEqual([
    'night',
    'morning',
    'detroit',
  ]);
  expect(await list({ from: '2026-03-03' })).toEqual([]);
});

test('filters by response target and due time', async () => {
  const on = (day: number, hour: number, minute = 0) =>
    new Date(Date.UTC(2026, 2, day, hour, minute)).toISOString();
  const question = (time: string) => ({ at: time, channel: 'sms' }) as const;
  const reply = (time: string) => ({ ...question(time), direction: 'out' }) as const;
  await store({
    soon: { messages: [question(on(2, 15)), reply(on(2, 16))] },
    slow: { messages: [question(on(2, 15)), reply(on(2, 16, 1))] },
    open: { messages: [question(on(2, 15))] },
    evening: { messages: [question(on(2, 23))] },
    shut: { status: 'closed', messages: [question(on(2, 15))] },
    twice: {
      messages: [question(on(2, 15)), reply(on(4, 15)), question(on(5, 15)), reply(on(5, 15, 30))],
    },
  });
  const facts: [Partial<ThreadFilter>, string[]][] = [
    [{ target: 'kept' }, ['soon', 'twice']],
    [{ target: 'missed' }, ['slow', 'open', 'evening', 'twice']],
    [{ target: 'kept', from: '2026-03-05' }, ['twice']],
    [{ target: 'missed', to: '2026-03-02' }, ['slow', 'open', 'evening', 'twice']],
    [{ target: 'missed', from: '2026-03-05' }, []],
    [{ due: 'overdue' }, ['open', 'evening']],
    [{ due: 'overdue', sort: 'due' }, ['open', 'evening']],
    [{ sort: 'due' }, ['open', 'evening', 'soon', 'slow', 'twice']],
  ];
  for (const [filter, names] of facts)
    expect([filter, await list(filter)]).toEqual([filter, names]);
  // Until it is due, a wait is neither kept nor missed.
  expect(await list({ target: 'missed' }, on(2, 16))).toEqual(['slow', 'twice']);
  expect(await list({ due: 'overdue' }, on(2, 16))).toEqual([]);
  expect(await list({ due: 'today' }, on(2, 16))).toEqual(['open']);
  expect(await list({ due: 'today' }, on(3, 12))).toEqual(['open', 'evening']);
  const countWaits = async (now: string) => {
    const counts = await countTargets(database.db, null, '2026-03-02', new Date(now));
    return [sum(counts, ({ kept }) => kept), sum(counts, ({ missed }) => missed)];
  };
  expect(await countWaits(on(2, 16))).toEqual([2, 2]);
  expect(await countWaits(on(9, 16))).toEqual([2, 4]);
  expect(await countTargets(database.db, null, '2026-03-05', new Date(on(9, 16)))).toEqual([
    { day: '2026-03-05', region: 'new-york', answeredBy: null, kept: 1, missed: 0 },
  ]);
});

describe('a search', () => {
  test('covers names, numbers, addresses, and messages, also of merged threads', async () => {
    const { Ben = '', Benno = '' } = await store({
      Rosa: {
        ...{ lastName: 'Núñez', contact: '2125550143', email: 'rosa@family.example' },
        messages: [{ text: 'Can someone call after 3 pm?' }],
      },
      Ben: { lastName: 'Adler', contact: '9735550118' },
      Benno: { lastName: 'Sommer', contact: '4105550136', email: 'benno@mail.example' },
    });
    await inTransaction(database.db, (tx) =>
      mergeThreads(tx, encryption, { from: Benno, into: Ben }, actor),
    );
    const facts: [string, string[]][] = [
      ['', ['Rosa', 'Ben']],
      ['nunez', ['Rosa']],
      ['ROSA call', ['Rosa']],
      ['rosa adler', []],
      ['(212) 555-01', ['Rosa']],
      ['973', ['Ben']],
      ['0118', ['Ben']],
      ['adler sommer', ['Ben']],
      ['(410) 555-0136', ['Ben']],
      ['+1 410 555 0136', ['Ben']],
      ["O'Neil", []],
      ['benno@mail', ['Ben']],
      ['family.example', ['Rosa']],
      ['.*', []],
    ];
    for (const [query, names] of facts) {
      expect([query, await list({ query })]).toEqual([query, names]);
    }
    await inTransaction(database.db, (tx) =>
      splitThread(tx, encryption, { from: Benno, into: Ben }, actor),
    );
    expect(await list({ query: 'sommer' })).toEqual(['Benno']);
  });

  test('finds a merged person by what they write later', async () => {
    const { Ben = '', Benno = '' } = await store({ Ben: {}, Benno: { contact: '4105550136' } });
    await inTransaction(database.db, (tx) =>
      mergeThreads(tx, encryption, { from: Benno, into: Ben }, actor),
    );
    await store({ Benno: { contact: '4105550136', messages: [{ text: 'A walking frame' }] } });
    expect(await list({ query: 'frame' })).toEqual(['Ben']);
  });

  test('covers all messages of a thread, is filtered, and is paged', async () => {
    const frame = { at: at(1), text: 'Where is the walking frame?' };
    const others = Array.from({ length: 52 }, (_, index) => ({ at: at(2), text: `And ${index}` }));
    await store({
      Ann: { messages: [frame, ...others] },
      Bo: { messages: [frame], region: 'maryland' },
      Cy: { messages: [frame] },
      Dee: {},
    });
    expect(await list({ query: 'FRAME ann' })).toEqual(['Ann']);
    expect(await list({ query: 'frame', region: 'maryland' })).toEqual(['Bo']);
    const first = await page({ query: 'frame' });
    expect(first).toMatchObject({ names: ['Ann', 'Bo'], total: 3, isTotalCapped: false });
    const second = await page({ query: 'frame' }, { after: first.older ?? '' });
    expect(second).toMatchObject({ names: ['Cy'], total: 3, older: null });
    expect((await page({ query: 'frame' }, { before: second.newer ?? '' })).names).toEqual([
      'Ann',
      'Bo',
    ]);
  });
});

test('marks a message that cannot be decrypted and shows the others', async () => {
  const { Ann = '' } = await store({
    Ann: { messages: [asked(1), { ...asked(2), text: 'Me again' }] },
  });
  await database.db
    .updateTable('messages')
    .set({ textEncrypted: 'damaged', detailsEncrypted: 'damaged' })
    .where('at', '=', at(1))
    .execute();
  expect((await readChat(database.db, encryption, Ann, null))?.messages).toMatchObject([
    { text: '[this message can’t be read]', details: [{ value: '[can’t be read]' }] },
    { text: 'Me again', details: [] },
  ]);
  expect(await list({ query: 'again' })).toEqual(['Ann']);
});

test('a summary has the latest message of the thread and of those merged into it', async () => {
  const { Ann = '', Bo = '' } = await store({
    Ann: { messages: [{ ...asked(1), text: 'From my phone' }] },
    Bo: { messages: [{ ...asked(2), text: 'Later words' }] },
  });
  const merge = { from: Bo, into: Ann };
  const summaries = async () => {
    const listing = await openListing(context(actor.at), emptyThreadFilter, { email: me, access });
    const { threads } = await readThreads(context(actor.at), listing, { from: null, limit: 9 });
    return readSummaries(database.db, encryption, threads, null);
  };
  await inTransaction(database.db, (tx) => mergeThreads(tx, encryption, merge, actor));
  expect(await summaries()).toMatchObject([
    { userId: Ann, total: 2, waitsSince: at(1), messages: [{ text: 'Later words' }] },
  ]);
  await inTransaction(database.db, (tx) => splitThread(tx, encryption, merge, actor));
  expect(await summaries()).toMatchObject([
    { userId: Ann, total: 1, messages: [{ text: 'From my phone' }] },
    { userId: Bo, total: 1, waitsSince: at(2), messages: [{ text: 'Later words' }] },
  ]);
});

test('two messages to one thread at once both count', async () => {
  const { Ann = '' } = await store({ Ann: {} });
  await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      inTransaction(database.db, async (tx) => {
        await write(tx, Ann, { text: `Message ${index}` });
        await bumpThreadRevision(tx, Ann);
      }),
    ),
  );
  expect(await readChat(database.db, encryption, Ann, null)).toMatchObject({ total: 6 });
});
