import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Chat } from '../../contract/inbox/schema';
import { noThreadFilter } from '../../contract/inbox/filter';
import { inTransaction } from '../db/engine';
import { addMessage } from './messages/queries';
import { mergeThreads, splitThread } from './merges/queries';
import { touchThread } from './threads/revision-queries';
import { upsertThread } from './threads/queries';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { testVault as vault } from '../testing/encryption';
import { openInbox, type Inbox } from './inbox';

let opened: TestDatabase;
let inbox: Inbox;
beforeEach(async () => {
  opened = await openTestDatabase();
  inbox = openInbox(opened.database, vault);
});
afterEach(() => opened.close());

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 15, minute)).toISOString();
const names = async () => (await inbox.list(noThreadFilter, '')).map((one) => chatOf(one).name);
const chatOf = ({ json }: { json: string }) => JSON.parse(json) as Chat;

/** Somebody writes; returns the id of their thread. */
async function write(firstName: string, text: string, minute: number): Promise<string> {
  const { db } = opened.database;
  const id = await upsertThread(
    db,
    { firstName, lastName: 'Lee', email: null, contact: '2125550142', region: 'maryland' },
    at(minute),
  );
  await addMessage(db, vault, {
    id: `${firstName}-${String(minute)}`,
    threadId: id,
    at: at(minute),
    channel: 'contact',
    direction: 'in',
    text,
    author: null,
    delivery: 'received',
    email: null,
  });
  await touchThread(db, id);
  return id;
}

test('has what was written before it was opened, and afterwards what has changed', async () => {
  await write('Ann', 'Good morning', 1);
  await write('Bo', 'Good morning', 2);
  expect(await names()).toEqual(['Bo Lee', 'Ann Lee']);
  const id = await write('Ann', 'Me again', 3);
  expect(await names()).toEqual(['Ann Lee', 'Bo Lee']);
  const entry = await inbox.find(id);
  expect(entry && chatOf(entry).messages.map(({ text }) => text)).toEqual([
    'Good morning',
    'Me again',
  ]);
});

test('sees what another server has changed, and reads only that', async () => {
  const ann = await write('Ann', 'Good morning', 1);
  const bo = await write('Bo', 'Good morning', 2);
  await inbox.list(noThreadFilter, '');
  const { db } = opened.database;
  // Bo's change is not said: who reads all would see it.
  await db.updateTable('threads').set({ status: 'closed' }).where('id', 'in', [ann, bo]).execute();
  await touchThread(db, ann);
  const statuses = (await inbox.list(noThreadFilter, '')).map(({ status }) => status);
  expect(statuses).toEqual(['new', 'closed']);
});

test('a thread that was merged into another stands in it, and again for itself when that is undone', async () => {
  const ann = await write('Ann', 'From my own telephone', 1);
  const bo = await write('Bo', 'Later words', 2);
  const { db } = opened.database;
  await inbox.list(noThreadFilter, '');
  const merge = { from: bo, into: ann, by: 'owner@agency.example', at: at(3) };
  await inTransaction(db, (tx) => mergeThreads(tx, merge));
  const [entry, ...rest] = await inbox.list(noThreadFilter, '');
  expect(rest).toEqual([]);
  expect(entry && chatOf(entry)).toMatchObject({
    userId: ann,
    total: 2,
    messages: [{ text: 'From my own telephone' }, { text: 'Later words' }],
  });
  expect(await inbox.find(bo)).toEqual(entry);
  await inTransaction(db, (tx) => splitThread(tx, merge));
  expect(await names()).toEqual(['Bo Lee', 'Ann Lee']);
});

test('a reading that failed is made up for by the next', async () => {
  await write('Ann', 'Good morning', 1);
  const { schema } = opened.database.db;
  await schema.alterTable('messages').renameTo('gone').execute();
  await expect(inbox.list(noThreadFilter, '')).rejects.toThrow('messages');
  await schema.alterTable('gone').renameTo('messages').execute();
  expect(await inbox.list(noThreadFilter, '')).toHaveLength(1);
});

test('a message that cannot be opened says so in its place, and hides no other one', async () => {
  const ann = await write('Ann', 'Good morning', 1);
  await write('Ann', 'Me again', 2);
  const { db } = opened.database;
  const damaged = { text_sealed: 'damaged', details_sealed: 'damaged' };
  await db.updateTable('messages').set(damaged).where('id', '=', 'Ann-1').execute();
  const entry = await inbox.find(ann);
  expect(entry && chatOf(entry).messages).toMatchObject([
    { text: '[this message cannot be opened]', details: [{ value: '[cannot be decrypted]' }] },
    { text: 'Me again', details: [] },
  ]);
});

test('searches all that a person has said, not only what is shown', async () => {
  await write('Ann', 'Where is the walking frame?', 0);
  for (let minute = 1; minute <= 52; minute += 1) await write('Ann', 'And so on', minute);
  const [found] = await inbox.list({ ...noThreadFilter, query: 'FRAME ann' }, '');
  expect(found && chatOf(found)).toMatchObject({ name: 'Ann Lee', total: 53 });
  expect(found && chatOf(found).messages).toHaveLength(50);
  expect(await inbox.list({ ...noThreadFilter, query: 'wheelchair' }, '')).toEqual([]);
});
