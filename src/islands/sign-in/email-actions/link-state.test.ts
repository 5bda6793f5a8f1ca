import { expect, test, vi } from 'vitest';
import { linkState } from './link-state';

const calls = (purpose: 'reset' | 'verify' | 'recover' | 'change' | 'other') => ({
  readLink: vi.fn(() => Promise.resolve({ purpose, email: 'ada@larkspan.example' })),
  followLink: vi.fn(() => Promise.resolve()),
});
const failing = (code: string) => ({
  readLink: () => Promise.reject(Object.assign(new Error(code), { code })),
  followLink: () => Promise.resolve(),
});

test('a link for a new password is not used up by looking at it', async () => {
  const made = calls('reset');
  expect(await linkState('c', made)).toEqual({
    is: 'reset',
    code: 'c',
    email: 'ada@larkspan.example',
  });
  expect(made.followLink).not.toHaveBeenCalled();
});

test.each(['verify', 'recover', 'change'] as const)('a link to %s does it', async (purpose) => {
  const made = calls(purpose);
  expect(await linkState('c', made)).toMatchObject({ is: 'done', purpose });
  expect(made.followLink).toHaveBeenCalledWith('c');
});

test.each(['auth/expired-action-code', 'auth/invalid-action-code', 'auth/user-disabled'])(
  'a link that answers %s leads nowhere',
  async (code) => {
    expect(await linkState('c', failing(code))).toEqual({ is: 'dead' });
  },
);

test('a link that could not be asked about may be tried again', async () => {
  expect(await linkState('c', failing('auth/network-request-failed'))).toMatchObject({
    is: 'failed',
  });
});

test('an address without a code, or for something else, leads nowhere', async () => {
  expect(await linkState(null, calls('verify'))).toEqual({ is: 'dead' });
  expect(await linkState('', calls('verify'))).toEqual({ is: 'dead' });
  expect(await linkState('c', calls('other'))).toEqual({ is: 'dead' });
});
