import { expect, test } from 'vitest';
import { recordVerifiedBackup } from './services/backups/queries';
import { queueJob } from './services/outbox/queries';
import { testEncryption } from './testing/encryption';
import { useTestServer } from './testing/test-server';

const metricsToken = 'a-token-of-more-than-32-characters-123';
let now = new Date('2026-11-21T03:00:00Z');
const server = useTestServer({
  now: () => now,
  config: { metricsToken },
  publisher: {
    getStatus: () =>
      Promise.resolve({
        ...{ state: 'publishing', since: '2026-11-21T02:59:00Z', message: null },
        ...{ onSiteAsOf: null, excluded: [] },
      }),
    retry: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  },
});

const read = (options: object = {}) => server.app.inject({ url: '/metrics', ...options });

test('counts requests by route and status, and what waits', async () => {
  const { db } = server.context.database;
  const payload = { to: 'ann@mail.example' };
  const job = { type: 'office-notice', subject: 'a', payload };
  await queueJob(db, testEncryption, job, '2026-11-21T02:50:00.000Z');
  await recordVerifiedBackup(db, '2026-11-21T01:00:00.000Z');
  await server.callAs('owner', { method: 'GET', path: '/employees?status=all' });
  const { body } = await read();
  expect(body).toMatch(
    /_duration_seconds_count\{method="GET",route="\/api\/employees",status="200"\} \d/,
  );
  expect(body).toContain('larkspan_outbox_age_seconds 600');
  expect(body).toContain('larkspan_outbox_dead_jobs 0');
  expect(body).toContain('larkspan_publish_lag_seconds 60');
  expect(body).toContain('larkspan_backup_age_seconds 7200');
  expect(body).toMatch(/process_resident_memory_bytes \d+/);
  expect(body).not.toMatch(/ann@|status=all/);
});

test.each([
  ['another machine', { remoteAddress: '10.0.0.7' }, 404],
  ['a visitor behind a proxy here', { headers: { 'x-forwarded-for': '203.0.113.7' } }, 404],
  [
    'another machine with the token',
    { remoteAddress: '10.0.0.7', headers: { authorization: `Bearer ${metricsToken}` } },
    200,
  ],
  [
    'another machine with another token',
    { remoteAddress: '10.0.0.7', headers: { authorization: 'Bearer guess' } },
    404,
  ],
])('answers %s with %#', async (_who, options, status) => {
  now = new Date('2026-11-21T03:00:00Z');
  expect((await read(options)).statusCode).toBe(status);
});
