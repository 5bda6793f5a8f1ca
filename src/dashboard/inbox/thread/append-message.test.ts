import { expect, test } from 'vitest';
import type { ChatMessage } from '../../../../contract/inbox/schema';
import { chat, message } from '../../../../contract/inbox/testing/sample-threads';
import { withMessage } from './append-message';

const bo = chat({ userId: 'bo', version: 4 });
const written = (channel: ChatMessage['channel']) =>
  message({ id: 'm2', direction: 'out', channel });

test.each(['sms', 'email', 'call'] as const)(
  'what the office writes by %s comes last in its thread, which is contacted',
  (channel) => {
    const after = withMessage(bo, written(channel));
    expect(after).toMatchObject({ total: 2, status: 'contacted', version: 5 });
    expect(after.messages.at(-1)?.id).toBe('m2');
  },
);

test('a note leaves a thread new', () => {
  expect(withMessage(bo, written('note'))).toMatchObject({ total: 2, status: 'new', version: 4 });
});

test('a message that a poll has brought already changes nothing more', () => {
  const once = withMessage(bo, written('sms'));
  expect(withMessage(once, written('sms'))).toEqual(once);
});
