import { expect, test } from 'vitest';
import type { ChatMessage } from '../../../contract/chats';
import { chat, message } from '../parts/testing/sample-chats';
import { withMessage, withState } from './with-message';

const answer = { chats: [chat({ userId: 'ana' }), chat({ userId: 'bo', version: 4 })], total: 2 };
const written = (channel: ChatMessage['channel']) =>
  message({ id: 'm2', direction: 'out', channel });
const first = (channel: ChatMessage['channel']) =>
  withMessage(answer, 'bo', written(channel)).chats[0];

test.each(['sms', 'email', 'call'] as const)(
  'what the office writes by %s comes last in its thread, which is on top and contacted',
  (channel) => {
    expect(first(channel)).toMatchObject({
      userId: 'bo',
      total: 2,
      status: 'contacted',
      version: 5,
    });
    expect(first(channel)?.messages.at(-1)?.id).toBe('m2');
  },
);

test('a note leaves a thread new', () => {
  expect(first('note')).toMatchObject({ total: 2, status: 'new', version: 4 });
});

test('a message that a poll has brought already changes nothing more', () => {
  const once = withMessage(answer, 'bo', written('sms'));
  expect(withMessage(once, 'bo', written('sms'))).toEqual(once);
});

test('another state changes one thread, in its place', () => {
  const state = { status: 'closed', assignee: null, version: 5 } as const;
  const { chats } = withState(answer, 'bo', state);
  expect(chats.map(({ status }) => status)).toEqual(['new', 'closed']);
});
