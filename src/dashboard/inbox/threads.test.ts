import { expect, test } from 'vitest';
import type { ChatMessage } from '../../../contract/inbox/schema';
import {
  sampleChat,
  sampleMessage,
  sampleSummary,
} from '../../../contract/inbox/testing/sample-threads';
import { appendMessage } from './threads';

const thread = sampleChat({ userId: 'bo', version: 4 });
const createMessage = (channel: ChatMessage['channel']) =>
  sampleMessage({ id: 'm2', direction: 'out', channel });

test.each(['sms', 'email', 'call'] as const)('a new %s makes a thread contacted', (channel) => {
  const after = appendMessage(thread, createMessage(channel));
  expect(after).toMatchObject({ total: 2, status: 'contacted', version: 5 });
  expect(after.messages.at(-1)?.id).toBe('m2');
});

test('a note leaves the status unchanged', () => {
  expect(appendMessage(thread, createMessage('note'))).toMatchObject({ total: 2, status: 'new' });
});

test('a message that was already polled is not counted twice', () => {
  const once = appendMessage(thread, createMessage('sms'));
  expect(appendMessage(once, createMessage('sms'))).toEqual(once);
});

test.each([
  ['an email', sampleMessage({ id: 'm2', channel: 'email' }), null, 'contacted'],
  ['a note', sampleMessage({ id: 'm2', channel: 'note' }), '2026-03-02', 'new'],
  [
    'a call that reached nobody',
    sampleMessage({ id: 'm2', channel: 'call', intent: 'voicemail' }),
    '2026-03-02',
    'contacted',
  ],
])('a row shows only %s, and waits until a response', (_, message, waitsSince, status) => {
  const row = sampleSummary({ waitsSince: '2026-03-02', possibleSpam: true });
  const after = appendMessage(row, message);
  expect(after).toMatchObject({ messages: [message], total: 2, status, waitsSince });
  expect(after.possibleSpam).toBe(false);
  expect(appendMessage(after, message)).toEqual(after);
});
