import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resolveAccess } from '../../../contract/shared/roles';
import type {
  Account,
  AccountChange,
  AccountsResponse,
  StaffNamesResponse,
} from '../../../contract/accounts/schema';
import {
  startFakeIdentityProvider,
  type FakeIdentityProvider,
} from '../../../tests/fakes/identity-provider';
import { createIdentityProvider } from '../../services/auth/identity-provider';
import type { OutboundEmail } from '../../services/email/email';
import { listAuditEntries, listOutbox } from '../../testing/stored-records';
import { addSampleEmployee } from '../../testing/samples/employees';
import { getErrorCode, startTestServer, useTestServer } from '../../testing/test-server';

const projectId = 'agency-1';
let peer: FakeIdentityProvider;
beforeEach(async () => {
  peer = await startFakeIdentityProvider(projectId);
});
const server = useTestServer(() => {
  const { serviceAccount } = peer;
  const settings = { projectId, emulatorUrl: null, acceptUnsigned: false, serviceAccount };
  return { identityProvider: createIdentityProvider(settings, peer.url) };
});
afterEach(async () => {
  vi.useRealTimers();
  await peer.stop();
});

const get = (path = '/accounts', headers: Record<string, string> = {}) =>
  server.callAs('intake', { method: 'GET', path, headers });
const list = async () => (await get()).json<AccountsResponse>();
const put = (
  email: string,
  payload: AccountChange,
  by: 'owner' | 'intake' | 'observer' = 'owner',
) => server.callAs(by, { method: 'PUT', path: `/accounts/${encodeURIComponent(email)}`, payload });
const found = async (email: string): Promise<Account | undefined> =>
  (await list()).accounts.find((account) => account.email === email);
const is = { disabled: false, version: 1 } as const;

describe('the list', () => {
  test('joins provider and staff accounts, those with a role first, then the newest', async () => {
    peer.users.push(
      { localId: 'old', email: 'old@mail.example', createdAt: '1700000000000' },
      { localId: 'new', email: 'new@mail.example', createdAt: '1780000000000' },
      {
        localId: 'uid-of-intake@agency.example',
        email: 'Intake@agency.example',
        displayName: 'Ira',
        emailVerified: true,
      },
    );
    const { accounts, total, provider } = await list();
    expect(accounts.map(({ email }) => email)).toEqual([
      'admin@agency.example',
      'intake@agency.example',
      'observer@agency.example',
      'owner@agency.example',
      'new@mail.example',
      'old@mail.example',
    ]);
    expect([total, provider]).toEqual([6, 'complete']);
    // Asking was intake's first sign-in here.
    expect(await found('intake@agency.example')).toMatchObject({
      name: 'Ira',
      verified: true,
      role: 'intake',
      binding: 'claimed',
      version: 1,
    });
    expect(await found('new@mail.example')).toMatchObject({ role: null, binding: 'none' });
    expect(await found('owner@agency.example')).toMatchObject({ uid: null, binding: 'unclaimed' });
  });

  test('marks an account whose role belongs to another one', async () => {
    peer.users.push({ localId: 'made-anew', email: 'intake@agency.example' });
    expect(await found('intake@agency.example')).toMatchObject({
      uid: 'made-anew',
      role: 'intake',
      binding: 'claimed-by-other',
    });
  });

  test('is limited and has the total', async () => {
    const answer = (await get('/accounts?limit=2')).json<AccountsResponse>();
    expect([answer.accounts.length, answer.total]).toEqual([2, 4]);
    expect((await get('/accounts?limit=5001')).statusCode).toBe(400);
  });

  test('returns 304 until the staff or provider accounts change', async () => {
    await list();
    const etag = String((await get()).headers['etag']);
    const same = await get('/accounts', { 'if-none-match': etag });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await put('admin@agency.example', { ...is, role: 'observer' });
    const ours = await get('/accounts', { 'if-none-match': etag });
    expect(ours.statusCode).toBe(200);
    peer.users.push({ localId: 'u', email: 'new@mail.example' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 });
    const theirs = await get('/accounts', { 'if-none-match': String(ours.headers['etag']) });
    expect(theirs.json<AccountsResponse>().total).toBe(5);
  });

  test('has only staff accounts while the provider fails or is not configured', async () => {
    peer.setErrorStatus(500);
    expect(await list()).toMatchObject({ provider: 'unreachable', total: 4 });
    expect(server.logs.filter((line) => line.includes('Could not list'))).toHaveLength(1);
    const without = await startTestServer();
    const answer = await without.callAs('owner', { method: 'GET', path: '/accounts' });
    expect(answer.json()).toMatchObject({ provider: 'unconfigured', total: 4 });
    await without.close();
  });
});

describe('the owner', () => {
  const email = 'new@mail.example';

  test('assigns and changes a role, disables and enables the account, with audit entries', async () => {
    const versions = [];
    for (const change of [
      { role: 'admin', disabled: false, version: 0 },
      { role: 'intake', disabled: false, version: 1 },
      { role: 'intake', disabled: true, version: 2 },
      { role: 'intake', disabled: false, version: 3 },
    ] as const) {
      versions.push((await put('New@mail.example', change)).json<{ version: number }>().version);
    }
    expect(versions).toEqual([1, 2, 3, 4]);
    const entries = await listAuditEntries(server.context.database.db, email);
    expect(entries.map(({ action }) => action)).toEqual([
      'role-admin',
      'role-intake',
      'disable-account',
      'enable-account',
    ]);
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set(['owner@agency.example']));
  });

  test('invites a colleague by email, once', async () => {
    await put(email, { role: 'intake', disabled: false, version: 0 });
    await put(email, { role: 'admin', disabled: false, version: 1 });
    const sent = await listOutbox(server);
    expect(sent.map(({ type }) => type)).toEqual(['invitation']);
    const { to, text } = JSON.parse(sent[0]?.payload ?? '') as OutboundEmail;
    expect(to).toBe(email);
    expect(text).toContain('Owner invited you to the office dashboard of');
    expect(text).toContain('Your role: Intake');
    expect(text).toContain('All form submission messages');
    expect(text).toMatch(/Create account: .*\/signup$/m);
  });

  test('grants screens and states, lists them in the invitation, and audits each change', async () => {
    const change = { role: 'observer', disabled: false } as const;
    const screens = ['overview', 'pay-roll'] as const;
    await put(email, { ...change, screens, regions: ['new-york', 'maryland'], version: 0 });
    const [sent] = await listOutbox(server);
    const { text } = JSON.parse(sent?.payload ?? '') as OutboundEmail;
    expect(text).toContain('Your screens: Dashboard, Pay roll queries');
    expect(text).toContain('Your states: New York and Maryland');
    expect(await found(email)).toMatchObject({ screens, regions: ['new-york', 'maryland'] });
    // Left out, they stay.
    await put(email, { ...change, role: 'admin', version: 1 });
    expect(await found(email)).toMatchObject({
      screens: ['overview', 'jobs', 'pay-roll'],
      regions: ['new-york', 'maryland'],
    });
    await put(email, { ...change, role: 'admin', screens: ['jobs'], regions: null, version: 2 });
    expect(await found(email)).toMatchObject({ screens: ['overview', 'jobs'], regions: null });
    // An owner can't be limited.
    await put(email, { ...change, role: 'owner', screens, regions: ['maryland'], version: 3 });
    expect(await found(email)).toMatchObject({ ...resolveAccess({ role: 'owner' }) });
    const entries = await listAuditEntries(server.context.database.db, email);
    expect(entries.map(({ action, detail = '' }) => `${action} ${detail}`.trim())).toEqual([
      'role-observer',
      'change-access Observer, plus Pay roll queries, New York and Maryland only',
      'role-admin',
      'change-access Admin, plus Pay roll queries, New York and Maryland only',
      'change-access Admin',
      'role-owner',
    ]);
  });

  test('a changed grant takes effect with the next call', async () => {
    const read = () => server.callAs('observer', { method: 'GET', path: '/helpDesk/counts' });
    expect((await read()).statusCode).toBe(403);
    const observer = 'observer@agency.example';
    const screens = ['overview', 'supplies'] as const;
    await put(observer, { ...is, role: 'observer', screens });
    expect((await read()).json()).toMatchObject({ queues: [{ type: 'requestSupply' }] });
    await put(observer, { ...is, role: 'observer', screens: [], version: 2 });
    expect((await read()).statusCode).toBe(403);
  });

  test('sends no invitation to an account that starts disabled', async () => {
    await put(email, { role: 'intake', disabled: true, version: 0 });
    expect(await listOutbox(server)).toEqual([]);
  });

  test('disables an account as of its next call', async () => {
    expect((await get()).statusCode).toBe(200);
    await put('intake@agency.example', { ...is, role: 'intake', disabled: true });
    expect((await get()).statusCode).toBe(403);
  });

  test('ends the sessions of a disabled account for good', async () => {
    const claims = { auth_time: Math.floor(Date.now() / 1_000) - 60 };
    const read = () => server.callAs('intake', { method: 'GET', path: '/accounts', claims });
    expect((await read()).statusCode).toBe(200);
    const change = { role: 'intake', disabled: true, version: 1 } as const;
    await put('intake@agency.example', change);
    await put('intake@agency.example', { ...change, disabled: false, version: 2 });
    expect(getErrorCode(await read())).toBe('session_ended');
  });

  test('releases a role for the next account with that email', async () => {
    const list = async (sub: string) =>
      (await server.callAs('intake', { method: 'GET', path: '/chats', claims: { sub } }))
        .statusCode;
    expect([await list('first'), await list('second')]).toEqual([200, 403]);
    await put('intake@agency.example', { ...is, role: 'intake', release: true });
    // The released account is still signed in and calls first.
    expect([await list('first'), await list('second'), await list('first')]).toEqual([
      403, 200, 403,
    ]);
    await put('intake@agency.example', { ...is, role: 'intake', release: true, version: 2 });
    expect([await list('second'), await list('first'), await list('third')]).toEqual([
      403, 403, 200,
    ]);
    const [entry] = await listAuditEntries(server.context.database.db, 'intake@agency.example');
    expect(entry?.action).toBe('release-account');
  });

  test('gets a conflict for an outdated version', async () => {
    await put('admin@agency.example', { ...is, role: 'owner' });
    await server.callAs('admin', {
      method: 'PUT',
      path: '/accounts/observer@agency.example',
      payload: { ...is, role: 'intake' },
    });
    const late = await put('observer@agency.example', { ...is, role: 'admin' });
    expect([late.statusCode, late.json()]).toEqual([
      409,
      {
        error: {
          code: 'changed_since',
          message: 'admin@agency.example changed this account first.',
        },
      },
    ]);
    expect(await found('observer@agency.example')).toMatchObject({ role: 'intake', version: 2 });
    expect((await put('gone@mail.example', { ...is, role: 'admin' })).statusCode).toBe(409);
  });

  test('can’t demote or disable the last owner', async () => {
    for (const change of [
      { ...is, role: 'admin' },
      { ...is, role: 'owner', disabled: true },
    ] as const) {
      const answer = await put('owner@agency.example', change);
      expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
        409,
        'last_owner',
      ]);
    }
    expect((await get()).statusCode).toBe(200);
  });

  test('can’t change their own account', async () => {
    await put('admin@agency.example', { ...is, role: 'owner' });
    const answer = await put('owner@agency.example', { ...is, role: 'admin' });
    expect(answer.json()).toMatchObject({ error: { code: 'own_account' } });
  });

  test('can’t send a version out of range', async () => {
    const answer = await put('admin@agency.example', {
      ...is,
      role: 'owner',
      version: 2 ** 31 - 1,
    });
    expect(answer.statusCode).toBe(400);
  });

  test('needs a valid email', async () => {
    const answer = await put('nobody', { ...is, role: 'admin', version: 0 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: { fields: { email: expect.any(String) as string } },
    });
  });
});

test('names staff by their account, their employee record, or their address', async () => {
  const [intake, admin, owner] = ['intake', 'admin', 'owner'].map(
    (role) => `${role}@agency.example`,
  );
  peer.users.push(
    { localId: `uid-of-${String(intake)}`, email: intake, displayName: ' Ira O’Neil ' },
    // Not verified, and the role is not claimed.
    { localId: 'other', email: admin, displayName: 'The boss' },
    { localId: 'visitor', email: 'visitor@mail.example', displayName: 'Vera', emailVerified: true },
  );
  await addSampleEmployee(server, { firstName: 'Olga', lastName: 'Lee', workEmail: String(owner) });
  const response = await get('/accounts/names');
  expect(response.json<StaffNamesResponse>().staff).toEqual([
    { email: admin, name: 'Admin' },
    { email: intake, name: 'Ira O’Neil' },
    { email: 'observer@agency.example', name: 'Observer' },
    { email: owner, name: 'Olga Lee' },
  ]);
});

test('adds the address to a name that two colleagues have, because people choose their own', async () => {
  peer.users.push(
    {
      localId: 'olga',
      email: 'owner@agency.example',
      displayName: 'Olga Lee',
      emailVerified: true,
    },
    {
      localId: 'uid-of-intake@agency.example',
      email: 'intake@agency.example',
      displayName: 'OLGA LÉE',
    },
  );
  const { staff } = (await get('/accounts/names')).json<StaffNamesResponse>();
  expect(staff.map(({ name }) => name)).toEqual([
    'Admin',
    'OLGA LÉE (intake@agency.example)',
    'Observer',
    'Olga Lee (owner@agency.example)',
  ]);
});
