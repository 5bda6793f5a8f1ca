import { beforeEach, expect, test } from 'vitest';
import type { Chat } from '../../../contract/inbox/schema';
import { emptyThreadFilter } from '../../../contract/inbox/filter';
import { inTransaction } from '../../core/db/engine';
import { bumpRevision } from '../../core/db/list-revisions';
import { addMessage } from '../../services/messages/queries';
import { mergeThreads, splitThread } from './merges/merge-threads';
import { bumpThreadRevision } from './threads/revision-queries';
import { upsertThread } from './threads/queries';
import { recordOptIn, recordOptOut } from '../../services/sms/consent-queries';
import { useTestDatabase } from '../../testing/database/database';
import { testEncryption as encryption } from '../../testing/encryption';
import { openInbox, type Inbox } from './inbox';

const database = useTestDatabase();
let inbox: Inbox;
beforeEach(() => {
  inbox = openInbox(database, encryption);
});

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 15, minute)).toISOString();
const names = async () => (await inbox.list(emptyThreadFilter, '')).map((one) => getChat(one).name);
const getChat = ({ json }: { json: string }) => JSON.parse(json) as Chat;

async function write(firstName: string, text: string, minute: number): Promise<string> {
  const { db } = database;
  const id = await upsertThread(
    db,
    { firstName, lastName: 'Lee', email: null, contact: '2125550142', region: 'maryland' },
    at(minute),
  );
  await addMessage(db, encryption, {
    id: `${firstName}-${String(minute)}`,
    subject: { kind: 'thread', id },
    at: at(minute),
    channel: 'contact',
    direction: 'in',
    text,
  });
  await bumpThreadRevision(db, id);
  return id;
}

test('lists existing threads and then their changes', async () => {
  await write('Ann', 'Good morning', 1);
  await write('Bo', 'Good morning', 2);
  expect(await names()).toEqual(['Bo Lee', 'Ann Lee']);
  const id = await write('Ann', 'Me again', 3);
  expect(await names()).toEqual(['Ann Lee', 'Bo Lee']);
  const entry = await inbox.find(id);
  expect(entry && getChat(entry).messages.map(({ text }) => text)).toEqual([
    'Good morning',
    'Me again',
  ]);
});

test('rereads only threads that another server has changed', async () => {
  const ann = await write('Ann', 'Good morning', 1);
  const bo = await write('Bo', 'Good morning', 2);
  await inbox.list(emptyThreadFilter, '');
  const { db } = database;
  // Bo's revision stays the same, so that only a full reread would show the change.
  await db.updateTable('threads').set({ status: 'closed' }).where('id', 'in', [ann, bo]).execute();
  await bumpThreadRevision(db, ann);
  const statuses = (await inbox.list(emptyThreadFilter, '')).map(({ status }) => status);
  expect(statuses).toEqual(['new', 'closed']);
});

test('shows a change by a server whose clock is two hours behind', async () => {
  const ann = await write('Ann', 'Good morning', 1);
  await inbox.list(emptyThreadFilter, '');
  const { db } = database;
  const time = (Date.now() - 120 * 60_000).toString(16).padStart(12, '0');
  const revision = `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
  await db
    .updateTable('threads')
    .set({ status: 'closed', revision })
    .where('id', '=', ann)
    .execute();
  await bumpRevision(db, 'threads');
  expect(await inbox.find(ann)).toMatchObject({ status: 'closed' });
});

test('shows a change of consent in all threads of the number', async () => {
  await write('Ann', 'Good morning', 1);
  await write('Bo', 'Good morning', 2);
  const states = async () =>
    (await inbox.list(emptyThreadFilter, '')).map((one) => getChat(one).textConsent?.state);
  expect(await states()).toEqual([undefined, undefined]);
  await inTransaction(database.db, (tx) => recordOptOut(tx, encryption, '2125550142', at(3)));
  expect(await states()).toEqual(['withdrawn', 'withdrawn']);
  const optIn = { contact: '2125550142', at: at(4), messageId: 'm1' };
  await inTransaction(database.db, (tx) => recordOptIn(tx, encryption, optIn));
  expect(await states()).toEqual(['given', 'given']);
});

test('shows a merged thread within the other, and separately after a split', async () => {
  const ann = await write('Ann', 'From my phone', 1);
  const bo = await write('Bo', 'Later words', 2);
  const { db } = database;
  await inbox.list(emptyThreadFilter, '');
  const merge = { from: bo, into: ann };
  const actor = { email: 'owner@agency.example', at: at(3) };
  await inTransaction(db, (tx) => mergeThreads(tx, merge, actor));
  const [entry, ...rest] = await inbox.list(emptyThreadFilter, '');
  expect(rest).toEqual([]);
  expect(entry && getChat(entry)).toMatchObject({
    userId: ann,
    total: 2,
    messages: [{ text: 'From my phone' }, { text: 'Later words' }],
  });
  expect(await inbox.find(bo)).toEqual(entry);
  await inTransaction(db, (tx) => splitThread(tx, merge, actor));
  expect(await names()).toEqual(['Bo Lee', 'Ann Lee']);
});

test('recovers from a failed read', async () => {
  await write('Ann', 'Good morning', 1);
  const { schema } = database.db;
  await schema.alterTable('messages').renameTo('gone').execute();
  await expect(inbox.list(emptyThreadFilter, '')).rejects.toThrow('messages');
  await schema.alterTable('gone').renameTo('messages').execute();
  expect(await inbox.list(emptyThreadFilter, '')).toHaveLength(1);
});

test('marks a message that cannot be decrypted and shows the others', async () => {
  const ann = await write('Ann', 'Good morning', 1);
  await write('Ann', 'Me again', 2);
  const { db } = database;
  const damaged = { textEncrypted: 'damaged', detailsEncrypted: 'damaged' };
  await db.updateTable('messages').set(damaged).where('id', '=', 'Ann-1').execute();
  const entry = await inbox.find(ann);
  expect(entry && getChat(entry).messages).toMatchObject([
    { text: '[this message can’t be read]', details: [{ value: '[can’t be read]' }] },
    { text: 'Me again', details: [] },
  ]);
});

test('searches all messages of a thread, not only the visible ones', async () => {
  await write('Ann', 'Where is the walking frame?', 0);
  for (let minute = 1; minute <= 52; minute += 1) await write('Ann', 'And so on', minute);
  const [found] = await inbox.list({ ...emptyThreadFilter, query: 'FRAME ann' }, '');
  expect(found && getChat(found)).toMatchObject({ name: 'Ann Lee', total: 53 });
  expect(found && getChat(found).messages).toHaveLength(50);
  expect(await inbox.list({ ...emptyThreadFilter, query: 'wheelchair' }, '')).toEqual([]);
});
