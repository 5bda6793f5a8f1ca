import { expect, test } from 'vitest';
import { resolveAccess, roles } from '../../../contract/shared/roles';
import { createEmulatorToken } from '../../../tests/fakes/id-tokens';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer();

const ask = (email: string, token: string) =>
  server.call({
    method: 'GET',
    path: `/admin/${encodeURIComponent(email)}`,
    headers: { authorization: `Bearer ${token}` },
  });

test.each(roles)('returns the role and the access of %s', async (role) => {
  const email = `${role}@agency.example`;
  const answer = await ask(email, createEmulatorToken({ email }));
  expect(answer.json()).toEqual({ isAdmin: true, ...resolveAccess({ role }) });
});

test('ignores the case of the email', async () => {
  const answer = await ask(
    'OWNER@agency.example',
    createEmulatorToken({ email: 'Owner@Agency.example' }),
  );
  expect(answer.json()).toMatchObject({ isAdmin: true, role: 'owner' });
});

test('a visitor is not an admin', async () => {
  const email = 'visitor@mail.example';
  expect((await ask(email, createEmulatorToken({ email }))).json()).toEqual({
    ...{ isAdmin: false, role: null },
    ...{ screens: [], regions: null },
  });
});

test('returns the same 403 for known and unknown emails of others', async () => {
  const token = createEmulatorToken({ email: 'visitor@mail.example' });
  const known = await ask('owner@agency.example', token);
  const unknown = await ask('nobody@agency.example', token);
  expect([known.statusCode, unknown.statusCode]).toEqual([403, 403]);
  expect(known.body).toBe(unknown.body);
});

test('returns 403 for an unverified email', async () => {
  const email = 'owner@agency.example';
  expect((await ask(email, createEmulatorToken({ email, verified: false }))).statusCode).toBe(403);
});

test('a second account with the email of a staff member has no access', async () => {
  const email = 'intake@agency.example';
  await ask(email, createEmulatorToken({ email }));
  const other = createEmulatorToken({ email, claims: { sub: 'registered-later' } });
  expect((await ask(email, other)).json()).toMatchObject({ isAdmin: false, role: null });
  const headers = { authorization: `Bearer ${other}` };
  expect((await server.call({ method: 'GET', path: '/chats', headers })).statusCode).toBe(403);
  expect((await server.callAs('intake', { method: 'GET', path: '/chats' })).statusCode).toBe(200);
});

test('does not log the email', async () => {
  const email = 'owner@agency.example';
  await ask(email, createEmulatorToken({ email }));
  expect(server.logs.join('')).toContain('/api/admin/:email');
  expect(server.logs.join('')).not.toContain('agency.example');
});
