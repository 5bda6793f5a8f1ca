import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionsResponse } from '../../../../contract/sign-in/schema';
import { getErrorCode, useTestServer } from '../../../testing/test-server';
import type { IdentityProvider } from '../identity-provider';

let time: Date;
let validSince: string | null;
let isProviderDown: boolean;
const identityProvider: IdentityProvider = {
  accounts: () => Promise.resolve({ accounts: [], isTruncated: false, revision: '' }),
  findValidSince: () =>
    isProviderDown ? Promise.reject(new Error('down')) : Promise.resolve(validSince),
};
const server = useTestServer(() => ({ now: () => time, identityProvider }));
beforeEach(() => {
  time = new Date();
  validSince = null;
  isProviderDown = false;
});
const pass = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000);
};

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';

/** @param age minutes since the sign-in, which tells sessions apart */
function openBrowser(age: number, userAgent = firefox) {
  const claims = { auth_time: Math.floor(Date.now() / 1000) - age * 60 };
  const call = (method: 'GET' | 'DELETE', path: string) =>
    server.callAs('intake', { method, path, claims, headers: { 'user-agent': userAgent } });
  return {
    call,
    read: async () => {
      const response = await call('GET', '/overview');
      return response.statusCode === 200 ? 'in' : [response.statusCode, getErrorCode(response)];
    },
    list: async () => (await call('GET', '/sessions')).json<SessionsResponse>().sessions,
  };
}
const ended = [401, 'session_ended'];

describe('a session ends', () => {
  test('after 15 minutes without a call', async () => {
    const browser = openBrowser(1);
    for (const minutes of [0, 13, 13]) {
      pass(minutes);
      expect(await browser.read()).toBe('in');
    }
    pass(17);
    expect(await browser.read()).toEqual(ended);
    expect(await openBrowser(0).read()).toBe('in');
  });

  test('12 hours after the sign-in, however active', async () => {
    const browser = openBrowser(11 * 60);
    expect(await browser.read()).toBe('in');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 59 * 60_000 });
    expect(await openBrowser(12 * 60 - 1).read()).toBe('in');
    expect(await openBrowser(12 * 60 + 1).read()).toEqual(ended);
    vi.useRealTimers();
  });

  test('with the sign-out, although its token is still valid', async () => {
    const browser = openBrowser(1);
    await browser.read();
    expect((await browser.call('DELETE', '/session')).statusCode).toBe(204);
    expect(await browser.read()).toEqual(ended);
  });

  test('with a new password, within a minute', async () => {
    const browser = openBrowser(5);
    expect(await browser.read()).toBe('in');
    validSince = new Date(Date.now() - 60_000).toISOString();
    pass(2);
    expect(await browser.read()).toEqual(ended);
    expect(await openBrowser(0).read()).toBe('in');
  });

  test('only if the identity provider could be asked', async () => {
    isProviderDown = true;
    expect(await openBrowser(1).read()).toBe('in');
    expect(server.logs.join('')).toContain('Could not check for a new password');
  });
});

describe('the list', () => {
  test('has the open sessions of the person with device and times', async () => {
    const [first, second] = [openBrowser(2), openBrowser(1, '')];
    await first.read();
    await server.callAs('owner', { method: 'GET', path: '/overview' });
    const sessions = await second.list();
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent]).sort()).toEqual([
      ['Another program on another device', true],
      ['Firefox on Windows', false],
    ]);
    expect(sessions[0]?.usedAt).toBe(time.toISOString());
  });

  test('ends one session', async () => {
    const [first, second] = [openBrowser(2), openBrowser(1)];
    await first.read();
    const other = (await second.list()).find(({ isCurrent }) => !isCurrent);
    await second.call('DELETE', `/sessions/${other?.id ?? ''}`);
    expect([await first.read(), await second.read()]).toEqual([ended, 'in']);
  });

  test('ends all others', async () => {
    const [first, second, third] = [openBrowser(3), openBrowser(2), openBrowser(1)];
    await Promise.all([first.read(), second.read()]);
    await third.call('DELETE', '/sessions');
    expect(await Promise.all([first, second, third].map(({ read }) => read()))).toEqual([
      ...[ended, ended],
      'in',
    ]);
  });

  test('ends no session of someone else', async () => {
    const browser = openBrowser(1);
    const [session] = await browser.list();
    const claims = { auth_time: Math.floor(Date.now() / 1000) - 300 };
    await server.callAs('owner', {
      method: 'DELETE',
      path: `/sessions/${session?.id ?? ''}`,
      claims,
    });
    expect(await browser.read()).toBe('in');
  });
});

test('parallel first calls begin one session', async () => {
  const browser = openBrowser(1);
  await Promise.all([1, 2, 3, 4].map(() => browser.read()));
  expect(await browser.list()).toHaveLength(1);
});
