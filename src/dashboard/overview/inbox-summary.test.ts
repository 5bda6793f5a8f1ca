import { expect, test } from 'vitest';
import { chat } from '../../../contract/inbox/testing/sample-threads';
import { inboxWords } from './inbox-summary';

const chats = [chat({ userId: 'a' }), chat({ userId: 'b' }), chat({ userId: 'c' })];

test('unread messages are counted over all threads, and the threads that hold them', () => {
  const unread: Record<string, number> = { a: 2, b: 0, c: 1 };
  expect(inboxWords(chats, ({ userId }) => unread[userId] ?? 0)).toEqual({
    figure: 3,
    words: 'In 2 threads',
  });
  expect(inboxWords(chats, ({ userId }) => (userId === 'a' ? 2 : 0))).toEqual({
    figure: 2,
    words: 'In one thread',
  });
});

test('with everything read the figure is 0; while threads load there is none', () => {
  expect(inboxWords(chats, () => 0)).toEqual({ figure: 0, words: 'All read' });
  expect(inboxWords(undefined, () => 1).figure).toBeUndefined();
});
