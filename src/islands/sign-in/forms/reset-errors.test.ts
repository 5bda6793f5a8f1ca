import { expect, test } from 'vitest';
import { mayTell } from './reset-errors';

test.each([
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/invalid-credential',
  'auth/internal-error',
])('a reset that failed with %s reads as if the mail had been sent', (code) => {
  expect(mayTell({ code })).toBe(false);
});

test.each(['auth/network-request-failed', 'auth/too-many-requests', 'auth/invalid-email'])(
  'a reset that failed with %s says so',
  (code) => {
    expect(mayTell({ code })).toBe(true);
  },
);

test('anything unforeseen tells nothing', () => {
  expect(mayTell(null)).toBe(false);
  expect(mayTell(new Error('x'))).toBe(false);
});
