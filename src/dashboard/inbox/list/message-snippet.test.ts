import { expect, test } from 'vitest';
import { chat, message } from '../../../../contract/inbox/testing/sample-threads';
import { formatSnippet } from './message-snippet';

const reply = message({ direction: 'out', text: 'We will\ncall you', delivery: 'sent' });

test('shows the last message on one line and labels what the office wrote', () => {
  expect(formatSnippet(chat({ messages: [message(), reply] }))).toBe('Office: We will call you');
  expect(formatSnippet(chat({ messages: [message({ text: ' Hello ' })] }))).toBe('Hello');
  expect(formatSnippet(chat({ messages: [message({ ...reply, channel: 'note' })] }))).toBe(
    'Note: We will call you',
  );
  expect(formatSnippet(chat({ messages: [] }))).toBe('No messages');
});
