import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  startFakeIdentityProvider,
  type FakeIdentityProvider,
} from '../../../tests/fakes/identity-provider';
import { createIdentityProvider, type IdentityProvider } from './identity-provider';

const projectId = 'agency-1';
let peer: FakeIdentityProvider;
beforeEach(async () => {
  peer = await startFakeIdentityProvider(projectId);
});
afterEach(async () => {
  vi.useRealTimers();
  await peer.stop();
});

function provider(serviceAccount = peer.serviceAccount): IdentityProvider {
  const settings = { projectId, emulatorUrl: null, acceptUnsigned: false, serviceAccount };
  const created = createIdentityProvider(settings, peer.url);
  if (created === null) throw new Error('no provider');
  return created;
}

/** After every cache has expired. */
function passTime(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
}

test('returns the fields that Users info shows, and no others', async () => {
  peer.users.push({
    localId: 'u1',
    email: 'Ann@Agency.example',
    displayName: 'Ann Lee',
    photoUrl: 'https://lh3.googleusercontent.com/ann.jpg',
    emailVerified: true,
    createdAt: '1770000000000',
    lastLoginAt: '1780000000000',
    providerUserInfo: [
      { providerId: 'google.com' },
      { providerId: 'password' },
      { providerId: 'password' },
    ],
    passwordHash: 'UkVEQUNURUQ=',
  });
  expect((await provider().accounts()).accounts).toEqual([
    {
      uid: 'u1',
      email: 'ann@agency.example',
      name: 'Ann Lee',
      photo: 'https://lh3.googleusercontent.com/ann.jpg',
      providers: ['google.com', 'password'],
      verified: true,
      createdAt: '2026-02-02T02:40:00.000Z',
      lastSignInAt: '2026-05-28T20:26:40.000Z',
    },
  ]);
});

test('drops a photo on any other host, which would learn when the office opens its list', async () => {
  peer.users.push({ localId: 'u1', photoUrl: 'https://evil.example/me.jpg' });
  expect((await provider().accounts()).accounts[0]).toMatchObject({ photo: null, email: null });
});

test('reads all pages, up to ten thousand accounts', async () => {
  for (let index = 0; index < 2_500; index += 1) peer.users.push({ localId: `u${String(index)}` });
  const some = await provider().accounts();
  expect([some.accounts.length, some.isTruncated, peer.calls.batchGet]).toEqual([2_500, false, 3]);
  for (let index = 2_500; index < 10_001; index += 1) {
    peer.users.push({ localId: `u${String(index)}` });
  }
  const many = await provider().accounts();
  expect([many.accounts.length, many.isTruncated]).toEqual([10_000, true]);
});

test('caches accounts for ten seconds, and the access token for longer', async () => {
  const one = provider();
  const [first, same] = await Promise.all([one.accounts(), one.accounts()]);
  expect(same).toBe(first);
  peer.users.push({ localId: 'new' });
  expect((await one.accounts()).accounts).toEqual([]);
  passTime();
  const later = await one.accounts();
  expect(later.accounts).toHaveLength(1);
  expect(later.revision).not.toBe(first?.revision);
  expect(peer.calls).toEqual({ token: 1, batchGet: 2 });
});

test('throws for a key of another project', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stranger = provider({ ...peer.serviceAccount, key: privateKey });
  await expect(stranger.accounts()).rejects.toThrow('token 400');
});

test('there is no provider without emulator and service account', () => {
  const settings = { projectId, emulatorUrl: null, acceptUnsigned: false, serviceAccount: null };
  expect(createIdentityProvider(settings)).toBeNull();
});
