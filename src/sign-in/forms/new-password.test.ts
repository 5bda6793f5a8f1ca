import { afterEach, expect, test, vi } from 'vitest';
import { listCommonPasswords } from '../../gatsby/common-passwords';
import { checkNewPassword } from './new-password';

afterEach(() => vi.unstubAllGlobals());

const check = (password: string, respond = () => Response.json(listCommonPasswords())) => {
  vi.stubGlobal('fetch', () => Promise.resolve(respond()));
  return checkNewPassword(password);
};

test('a list that can’t be loaded stops nobody', async () => {
  expect(await check('password', () => new Response('', { status: 404 }))).toBe(true);
});

test.each(['seven77', 'äöüäöüä'])('“%s” is too short', async (password) => {
  expect(await check(password)).toBe('Use at least 8 characters.');
});

test.each([
  'password',
  'Password1',
  'qwertyuiop',
  '12345678',
  'iloveyou',
  // Among the last of 10,000.
  'bologna1',
  'aaaaaaaa',
  'ABCDEFGH',
  '98765432',
])('“%s” is easy to guess', async (password) => {
  expect(await check(password)).toMatch(/easy to guess/);
});

test.each(['correct horse battery', 'rain on tin roof', '        x', 'k7#Vq2mP'])(
  '“%s” is accepted without any kinds of characters',
  async (password) => {
    expect(await check(password)).toBe(true);
  },
);
