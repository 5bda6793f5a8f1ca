import { expect, test } from 'vitest';
import type { ChatMessage } from '../../../contract/inbox/schema';
import { sampleChat, sampleMessage } from '../../../contract/inbox/testing/sample-threads';
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
