import { expect, test, vi } from 'vitest';
import { resolveLink } from './link-state';

const email = 'ada@larkspan.example';
const calls = (purpose: 'reset' | 'verify' | 'recover' | 'change' | 'other') => ({
  readLink: vi.fn(() => Promise.resolve({ purpose, email })),
  followLink: vi.fn(() => Promise.resolve()),
});
const failing = (code: string) => ({
  readLink: () => Promise.reject(Object.assign(new Error(code), { code })),
  followLink: () => Promise.resolve(),
});

test('opening a link for a new password does not use it up', async () => {
  const linkCalls = calls('reset');
  expect(await resolveLink('c', linkCalls)).toEqual({ status: 'reset', code: 'c', email });
  expect(linkCalls.followLink).not.toHaveBeenCalled();
});

test.each(['verify', 'recover', 'change'] as const)('a link to %s is followed', async (purpose) => {
  const linkCalls = calls(purpose);
  expect(await resolveLink('c', linkCalls)).toMatchObject({ status: 'done', purpose });
  expect(linkCalls.followLink).toHaveBeenCalledWith('c');
});

test.each(['auth/expired-action-code', 'auth/invalid-action-code', 'auth/user-disabled'])(
  'a link that fails with %s is invalid',
  async (code) => {
    expect(await resolveLink('c', failing(code))).toEqual({ status: 'invalid' });
  },
);

test('a link that fails without a connection can be tried again', async () => {
  const state = await resolveLink('c', failing('auth/network-request-failed'));
  expect(state.status).toBe('failed');
});

test('a link without a code, or for an unknown purpose, is invalid', async () => {
  expect(await resolveLink(null, calls('verify'))).toEqual({ status: 'invalid' });
  expect(await resolveLink('', calls('verify'))).toEqual({ status: 'invalid' });
  expect(await resolveLink('c', calls('other'))).toEqual({ status: 'invalid' });
});
