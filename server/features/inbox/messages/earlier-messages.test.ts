import { beforeEach, expect, test } from 'vitest';
import type { Chat, ChatMessage, EarlierMessages } from '../../../../contract/inbox/schema';
import { maxMessagesPerThread } from '../../../../contract/shared/list-limits';
import { addMessage } from '../../../services/messages/queries';
import { bumpThreadRevision } from '../threads/refresh-queries';
import { firstThread, addThread } from '../../../testing/single-thread';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';
import { useTestServer } from '../../../testing/test-server';

const server = useTestServer();
let thread: Chat;
beforeEach(async () => {
  thread = await addThread(server);
});

/** Adds texts after all others, some with the same time. */
async function write(threadId: string, name: string, count: number): Promise<void> {
  const { db } = server.context.database;
  for (let index = 0; index < count; index += 1) {
    await addMessage(db, server.context.encryption, {
      id: `${name}-${String(index).padStart(3, '0')}`,
      subject: { kind: 'thread', id: threadId },
      at: new Date(Date.UTC(2030, 0, 1, 0, Math.floor(index / 3))).toISOString(),
      channel: 'sms',
      direction: 'in',
      text: `${name} ${String(index)}`,
    });
  }
  await bumpThreadRevision(db, threadId);
}

const ask = (userId: string, before: string) =>
  server.callAs('intake', { method: 'GET', path: `/chats/${userId}/messages?before=${before}` });
const earlier = async (userId: string, before: string) =>
  (await ask(userId, before)).json<EarlierMessages>();
const first = ([one]: readonly ChatMessage[]) => one?.id ?? '';

async function readAll(chat: Chat): Promise<ChatMessage[]> {
  const all = [...chat.messages];
  for (let left = chat.total - all.length; left > 0;) {
    const page = await earlier(chat.userId, first(all));
    expect(page.messages.length).toBeLessThanOrEqual(maxMessagesPerThread);
    all.unshift(...page.messages);
    left = page.remaining;
  }
  return all;
}

test('pages through a long thread in order, with masked fields', async () => {
  await write(thread.userId, 'text', 120);
  const chat = await firstThread(server);
  const all = await readAll(chat);
  expect(all.map(({ text }) => text).slice(1)).toEqual(
    Array.from({ length: 120 }, (_, index) => `text ${String(index)}`),
  );
  expect(all[0]?.eligibility).toMatchObject({ dob: '••••••', medicate: '••••••' });
  const { body } = await ask(chat.userId, 'text-010');
  for (const secret of [specifiedFields.dob, specifiedFields.medicate]) {
    expect(body).not.toContain(secret);
  }
});

test('pages through merged threads by either id until they are split', async () => {
  await submitEligibilityForm(server, { ...specifiedFields, contact: '9735550118' });
  const other = await firstThread(server);
  await write(thread.userId, 'own', 60);
  await write(other.userId, 'other', 60);
  const call = (verb: 'merge' | 'split') =>
    server.callAs('intake', {
      method: 'POST',
      path: `/chats/${thread.userId}/${verb}`,
      payload: { userId: other.userId },
    });
  await call('merge');
  const chat = await firstThread(server);
  const all = await readAll(chat);
  expect(all).toHaveLength(122);
  const getOrder = ({ at, id }: ChatMessage) => `${at} ${id}`;
  expect(all.map(getOrder)).toEqual(all.map(getOrder).sort());
  expect(await earlier(other.userId, first(chat.messages))).toEqual(
    await earlier(chat.userId, first(chat.messages)),
  );
  await call('split');
  expect((await ask(thread.userId, 'other-030')).statusCode).toBe(404);
  expect((await ask(thread.userId, 'own-030')).json<EarlierMessages>().messages).toHaveLength(31);
});

test('returns nothing before the first message, 404 for a foreign message, and 400 without one', async () => {
  expect(await earlier(thread.userId, first(thread.messages))).toEqual({
    messages: [],
    remaining: 0,
  });
  await submitEligibilityForm(server, { ...specifiedFields, firstName: 'Bob' });
  const bob = await firstThread(server);
  expect((await ask(thread.userId, first(bob.messages))).statusCode).toBe(404);
  expect((await ask('nobody', first(bob.messages))).statusCode).toBe(404);
  expect((await ask(thread.userId, '')).statusCode).toBe(400);
});
