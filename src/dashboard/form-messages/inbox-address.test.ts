import { expect, test } from 'vitest';
import { inboxAddress, readInbox } from './inbox-address';

test('thread and search survive the way through the address', () => {
  const state = { thread: 'a b/&', query: 'Núñez & co' };
  const address = inboxAddress('/dashboard/x', state);
  expect(readInbox(new URL(address, 'https://larkspan.example').search)).toEqual(state);
});

test('an inbox without thread and search has the plain address', () => {
  expect(inboxAddress('/dashboard/x', { thread: null, query: '' })).toBe('/dashboard/x');
});
