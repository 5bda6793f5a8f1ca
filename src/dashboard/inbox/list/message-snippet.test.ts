import { expect, test } from 'vitest';
import { chat, message } from '../../../../contract/inbox/testing/sample-threads';
import { snippetOf } from './message-snippet';

const answer = message({ direction: 'out', text: 'We will\ncall you', delivery: 'sent' });

test('the list shows the last message on one line, and whose it is', () => {
  expect(snippetOf(chat({ messages: [message(), answer] }))).toBe('Office: We will call you');
  expect(snippetOf(chat({ messages: [message({ text: ' Hello ' })] }))).toBe('Hello');
  expect(snippetOf(chat({ messages: [message({ ...answer, channel: 'note' })] }))).toBe(
    'Note: We will call you',
  );
  expect(snippetOf(chat({ messages: [] }))).toBe('No messages');
});
