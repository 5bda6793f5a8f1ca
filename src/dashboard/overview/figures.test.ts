import { expect, test } from 'vitest';
import { sampleChat } from '../../../contract/inbox/testing/sample-threads';
import { countUnread } from './figures';

const chats = [
  sampleChat({ userId: 'a' }),
  sampleChat({ userId: 'b' }),
  sampleChat({ userId: 'c' }),
];

test('counts unread messages and the threads that contain them', () => {
  const unread: Record<string, number> = { a: 2, b: 0, c: 1 };
  expect(countUnread(chats, ({ userId }) => unread[userId] ?? 0)).toEqual({
    value: 3,
    note: 'In 2 threads',
  });
  expect(countUnread(chats, () => 0)).toEqual({ value: 0, note: 'All read' });
});

test('has no number while the threads load', () => {
  expect(countUnread(undefined, () => 1).value).toBeUndefined();
});
