import { AuthErrorCodes } from 'firebase/auth';
import { expect, test } from 'vitest';
import { faultOf } from './error-messages';

const words = (code: string) => faultOf({ code }).words;

test('a wrong password, an unknown address and a disabled account read the same', () => {
  const codes = [
    'auth/invalid-credential',
    'auth/invalid-login-credentials',
    'auth/user-not-found',
    'auth/wrong-password',
    'auth/user-disabled',
  ];
  expect(new Set(codes.map(words)).size).toBe(1);
});

test('an address in use reads the same as one that may not sign up, and does not say that it is in use', () => {
  expect(words('auth/email-already-in-use')).toBe(words('auth/admin-restricted-operation'));
  expect(words('auth/email-already-in-use')).not.toMatch(/in use|exists/i);
});

test('a short password names the minimum of six, next to its field', () => {
  expect(faultOf({ code: 'auth/weak-password' })).toMatchObject({ field: 'password' });
  expect(words('auth/weak-password')).toContain('6');
});

test.each([
  ['auth/too-many-requests', /Wait a few minutes/],
  ['auth/network-request-failed', /internet connection/],
  ['auth/popup-closed-by-user', /window was closed/],
  ['auth/popup-blocked', /blocked/],
  ['auth/invalid-email', /name@example\.com/],
])('%s is said in plain words', (code, sentence) => {
  expect(words(code)).toMatch(sentence);
});

test('an inner fault of the service is blamed on Google or Facebook only when their window was asked for', () => {
  const error = { code: 'auth/internal-error' };
  expect(faultOf(error).words).toMatch(/cannot be reached.*try again/);
  expect(faultOf(error).words).not.toMatch(/Google|Facebook/);
  expect(faultOf(error, 'provider').words).toMatch(/Google or Facebook could not be reached/);
});

test('a fault nobody foresaw still has words, and shows no code', () => {
  for (const error of [
    new Error('x'),
    null,
    'x',
    { code: 'auth/brand-new' },
    { code: 'toString' },
    { code: 7 },
  ]) {
    expect(faultOf(error).words).toMatch(/try again/);
    expect(faultOf(error).words).not.toMatch(/auth\//);
  }
});

test('sign-in code that could not be loaded is a matter of the connection', () => {
  expect(faultOf(Object.assign(new Error('x'), { name: 'ChunkLoadError' })).words).toMatch(
    /internet connection/,
  );
});

/** Of what this site does not have: sign-in by telephone, second steps, tenants, tokens of one's own, apps; and of set-up faults that stop a start. */
const elsewhere =
  /phone|verification-(code|id)|code-expired|second-factor|multi-factor-(info|session)|tenant|custom-token|cordova|android|ios|app-not-installed|cert-hash|dynamic-link-not-activated|app-credential|redirect|emulator|dependent-sdk|already-initialized|client-type|req-type/;

const codes = Object.values(AuthErrorCodes).filter((code) => !elsewhere.test(code));

test('every code that can come up here has words of its own', () => {
  expect(codes.filter((code) => words(code) === words('auth/brand-new'))).toEqual([]);
});

/** 'Use e-mail and password' is a way out, and may be said. */
const ofTheForm =
  /this e-mail address and password|these details|reset your password|^Enter |Choose a password|This password/;

test('the form’s own words are known when they are seen', () => {
  expect(codes.filter((code) => ofTheForm.test(words(code))).length).toBeGreaterThan(8);
});

test.each(['provider', 'account'] as const)(
  'no fault by a window or a page without the form (%s) has a word of the form',
  (way) => {
    const ofNoForm = { words: expect.not.stringMatching(ofTheForm) as string, field: null };
    for (const code of codes) {
      expect({ code, ...faultOf({ code }, way) }).toMatchObject({ code, ...ofNoForm });
      expect(faultOf({ code }, way).words, code).not.toBe(words('auth/brand-new'));
    }
  },
);

test('whoever has proven by Google or Facebook who they are is told that the account is off', () => {
  expect(faultOf({ code: 'auth/user-disabled' }, 'provider').words).toMatch(/switched off/);
  expect(faultOf({ code: 'auth/operation-not-allowed' }, 'provider').words).toMatch(
    /way of signing in is not switched on/,
  );
});
