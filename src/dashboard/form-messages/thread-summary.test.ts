import { expect, test } from 'vitest';
import { chat, message } from '../parts/testing/sample-chats';
import { hasFailed, snippetOf } from './thread-summary';

const answer = (delivery: 'sent' | 'failed') =>
  message({ direction: 'out', text: 'We will\ncall you', delivery });

test('the list shows the last message on one line, and whose it is', () => {
  expect(snippetOf(chat({ messages: [message(), answer('sent')] }))).toBe(
    'Office: We will call you',
  );
  expect(snippetOf(chat({ messages: [message({ text: ' Hello ' })] }))).toBe('Hello');
  expect(snippetOf(chat({ messages: [message({ ...answer('sent'), channel: 'note' })] }))).toBe(
    'Note: We will call you',
  );
  expect(snippetOf(chat({ messages: [] }))).toBe('No messages');
});

test('a thread is marked as failed while its latest answer has not arrived', () => {
  expect(hasFailed(chat({ messages: [message(), answer('failed')] }))).toBe(true);
  expect(hasFailed(chat({ messages: [answer('failed'), message()] }))).toBe(true);
  expect(hasFailed(chat({ messages: [answer('failed'), answer('sent')] }))).toBe(false);
  const note = message({ direction: 'out', channel: 'note' });
  expect(hasFailed(chat({ messages: [answer('failed'), note] }))).toBe(true);
  expect(hasFailed(chat())).toBe(false);
});
