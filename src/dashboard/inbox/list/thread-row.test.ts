import { expect, test } from 'vitest';
import { sampleChat, sampleMessage } from '../../../../contract/inbox/testing/sample-threads';
import { formatSnippet } from './thread-row';

const reply = sampleMessage({ direction: 'out', text: 'We will\ncall you', delivery: 'sent' });

test('shows the last message on one line and labels what the office wrote', () => {
  expect(formatSnippet(sampleChat({ messages: [sampleMessage(), reply] }))).toBe(
    'Office: We will call you',
  );
  expect(formatSnippet(sampleChat({ messages: [sampleMessage({ text: ' Hello ' })] }))).toBe(
    'Hello',
  );
  expect(
    formatSnippet(sampleChat({ messages: [sampleMessage({ ...reply, channel: 'note' })] })),
  ).toBe('Note: We will call you');
  expect(formatSnippet(sampleChat({ messages: [] }))).toBe('No messages');
});
