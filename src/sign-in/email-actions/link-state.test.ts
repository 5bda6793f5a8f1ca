import { expect, test } from 'vitest';
import type { EmailedLink } from '../../browser/auth/account';
import { readLinkState } from './link-state';

const email = 'ada@larkspan.example';
const linkTo = (purpose: EmailedLink['purpose']) => () => Promise.resolve({ purpose, email });
const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

test.each(['reset', 'verify', 'recover', 'change'] as const)(
  'a link to %s waits for the person',
  async (purpose) => {
    const state = await readLinkState('c', linkTo(purpose));
    expect(state).toEqual({ status: 'ready', purpose, code: 'c', email });
  },
);

test.each(['auth/expired-action-code', 'auth/invalid-action-code', 'auth/user-disabled'])(
  'a link that fails with %s is invalid',
  async (code) => {
    expect(await readLinkState('c', failing(code))).toEqual({ status: 'invalid' });
  },
);

test('a link that fails without a connection can be tried again', async () => {
  const state = await readLinkState('c', failing('auth/network-request-failed'));
  expect(state.status).toBe('failed');
});

test('a link without a code, or for an unknown purpose, is invalid', async () => {
  expect(await readLinkState(null, linkTo('verify'))).toEqual({ status: 'invalid' });
  expect(await readLinkState('', linkTo('verify'))).toEqual({ status: 'invalid' });
  expect(await readLinkState('c', linkTo('other'))).toEqual({ status: 'invalid' });
});
