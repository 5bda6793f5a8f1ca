import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { beforeEach, expect, test } from 'vitest';
import { useTestServer } from '../../../testing/test-server';
import { findLatestDeploy, requestDeploy } from './queries';

const secret = 'a test secret of 32 characters or more';
let now: Date;
beforeEach(() => {
  now = new Date('2026-11-22T15:00:00.000Z');
});
const hook = { kind: 'hook', url: 'https://host.example/hook', reportSecret: secret } as const;
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 100, publish: hook } });

const afterwards = '2026-11-22T15:00:30.000Z';
const live = { state: 'ready', created_at: afterwards, error_message: null, context: 'production' };
const failed = { ...live, state: 'error', error_message: 'Build script returned 2' };

async function post(
  report: object,
  { key = secret, signed = report, issuer = 'netlify', alg = 'HS256' } = {},
) {
  const sha256 = createHash('sha256').update(JSON.stringify(signed)).digest('hex');
  const signature = await new SignJWT({ sha256 })
    .setProtectedHeader({ alg })
    .setIssuer(issuer)
    .sign(new TextEncoder().encode(key));
  return server.call({
    method: 'POST',
    path: '/publishing/report',
    headers: { 'content-type': 'application/json', 'x-webhook-signature': signature },
    payload: JSON.stringify(report),
  });
}
async function addDeploy({ isSent = true } = {}): Promise<void> {
  const { database, encryption } = server.context;
  const latest = await findLatestDeploy(database.db);
  const at = now.toISOString();
  await requestDeploy(database, encryption, { latest, revision: at, at });
  if (isSent) {
    await database.db
      .updateTable('siteDeploys')
      .set({ sentAt: at })
      .where('requestedAt', '=', at)
      .execute();
  }
}
const deploy = () => findLatestDeploy(server.context.database.db);

test('a build that succeeded makes its deploy live', async () => {
  await addDeploy();
  now = new Date('2026-11-22T15:02:00.000Z');
  expect((await post(live)).statusCode).toBe(204);
  expect(await deploy()).toMatchObject({ finishedAt: now.toISOString(), error: null });
});

test('a build that failed is a failure in words until a later one succeeds', async () => {
  await addDeploy();
  await post(failed);
  expect(await deploy()).toMatchObject({
    error: 'The site’s host couldn’t build it (Build script returned 2).',
  });
  await post({ ...live, created_at: '2026-11-22T15:05:00.000Z' });
  expect(await deploy()).toMatchObject({ error: null });
});

test('a build that began before a change was published says nothing about it', async () => {
  await addDeploy();
  const finishedAt = null;
  for (const report of [live, failed]) {
    await post({ ...report, created_at: '2026-11-22T14:59:00.000Z' });
    expect(await deploy()).toMatchObject({ finishedAt });
  }
  await post(live);
  now = new Date('2026-11-22T15:10:00.000Z');
  await addDeploy();
  expect((await post(live)).statusCode).toBe(204);
  expect(await deploy()).toMatchObject({ finishedAt });
});

test('a failed build leaves a live site live', async () => {
  await addDeploy();
  await post(live);
  await post(failed);
  expect(await deploy()).toMatchObject({ error: null });
});

test('a failed build of something else does not fail a call that waits', async () => {
  await addDeploy({ isSent: false });
  await post(failed);
  expect(await deploy()).toMatchObject({ finishedAt: null });
});

test('previews and unfinished builds change nothing', async () => {
  await addDeploy();
  await post({ ...live, state: 'building' });
  await post({ ...live, context: 'deploy-preview' });
  expect(await deploy()).toMatchObject({ finishedAt: null });
});

test.each([
  ['another secret', { key: secret.toUpperCase() }],
  ['another body', { signed: failed }],
  ['another issuer', { issuer: 'someone' }],
  ['another algorithm', { alg: 'HS512' }],
])('rejects a report that was signed with %s, and logs it', async (_case, signature) => {
  await addDeploy();
  expect((await post(live, signature)).statusCode).toBe(401);
  expect(await deploy()).toMatchObject({ finishedAt: null });
  expect(server.logs.join('')).toContain('DEPLOY_REPORT_SECRET');
});

test('rejects a report without a signature', async () => {
  const request = { method: 'POST', path: '/publishing/report', payload: live } as const;
  expect((await server.call(request)).statusCode).toBe(401);
});

test.each([
  {},
  { ...live, created_at: 'now' },
  { ...live, created_at: '2026-13-01T00:00:00Z' },
  { ...live, state: 1 },
])('rejects a signed body that is no report: %j', async (body) => {
  expect((await post(body)).statusCode).toBe(400);
});

test('returns 404 if no secret is set', async () => {
  await server.restart({ config: { publish: { ...hook, reportSecret: null } } });
  expect((await post(live)).statusCode).toBe(404);
});
