import { expect, test } from 'vitest';
import { isSafeResetError, toAuthError } from './error-messages';

const getMessage = (code: string) => toAuthError({ code }).message;

test('a wrong password, an unknown address, and a disabled account have the same error', () => {
  const codes = [
    'auth/invalid-credential',
    'auth/invalid-login-credentials',
    'auth/user-not-found',
    'auth/wrong-password',
    'auth/user-disabled',
  ];
  expect(new Set(codes.map(getMessage)).size).toBe(1);
});

test('an address in use and one that may not sign up have the same error', () => {
  expect(getMessage('auth/email-already-in-use')).toBe(
    getMessage('auth/admin-restricted-operation'),
  );
});

test('a weak password is an error of its field', () => {
  expect(toAuthError({ code: 'auth/weak-password' }).field).toBe('password');
});

test.each([new Error('x'), null, 'x', { code: 'auth/brand-new' }, { code: 'toString' }])(
  'an unknown error (%o) has a message without a code',
  (error) => {
    expect(toAuthError(error).message).toMatch(/try again/);
    expect(toAuthError(error).message).not.toMatch(/auth\//);
  },
);

test('sign-in code that could not be loaded is a connection error', () => {
  const error = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
  expect(toAuthError(error).message).toMatch(/internet connection/);
});

test('an internal error blames Google and Facebook only if one of them was used', () => {
  const error = { code: 'auth/internal-error' };
  expect(toAuthError(error).message).not.toMatch(/Google|Facebook/);
  expect(toAuthError(error, 'provider').message).toMatch(/Google or Facebook/);
});

test.each(['provider', 'account'] as const)(
  'outside the form (%s) no error has a field',
  (source) => {
    for (const code of ['auth/invalid-credential', 'auth/weak-password', 'auth/user-disabled']) {
      expect(toAuthError({ code }, source).field).toBeNull();
    }
    expect(toAuthError({ code: 'auth/user-disabled' }, source).message).toMatch(/disabled/);
  },
);

test.each([
  { code: 'auth/user-not-found' },
  { code: 'auth/user-disabled' },
  { code: 'auth/invalid-credential' },
  { code: 'auth/internal-error' },
  new Error('x'),
  null,
])('a password reset that failed with %o looks like success', (error) => {
  expect(isSafeResetError(error)).toBe(false);
});

test.each(['auth/network-request-failed', 'auth/too-many-requests', 'auth/invalid-email'])(
  'a password reset that failed with %s shows the error',
  (code) => {
    expect(isSafeResetError({ code })).toBe(true);
  },
);
