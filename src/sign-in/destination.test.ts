import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../browser/api/api-client';
import { findDestination } from './destination';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));
vi.mock('../browser/api/api-client', async (original) => ({
  ...(await original<object>()),
  callApi,
}));
beforeEach(() => {
  callApi.mockReset();
});

const user = { uid: 'u', email: 'ada+x@larkspan.example', displayName: null, photoURL: null };

test('a page of this site in `next` comes first, without an admin check', async () => {
  expect(await findDestination(user, '?next=%2Fcontact')).toBe('/contact');
  expect(callApi).not.toHaveBeenCalled();
});

test('an admin goes to the dashboard, even if `next` leads to another site', async () => {
  callApi.mockResolvedValue({ isAdmin: true, role: 'owner' });
  expect(await findDestination(user, '?next=https://evil.example')).toBe('/dashboard');
  expect(callApi).toHaveBeenCalledWith('GET /admin/:email', {
    params: { email: user.email },
    token: 'token-1',
  });
});

test.each([
  ['the server says no', () => Promise.resolve({ isAdmin: false, role: null })],
  ['the server rejects the address', () => Promise.reject(new ApiError(403, 'forbidden', 'No.'))],
  ['the server cannot be reached', () => Promise.reject(new NetworkError())],
])('if %s, the user goes home', async (_name, respond) => {
  callApi.mockImplementation(respond);
  expect(await findDestination(user, '')).toBe('/');
});

test('an account without an email goes home', async () => {
  expect(await findDestination({ ...user, email: null }, '')).toBe('/');
});
