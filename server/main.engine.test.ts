import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../scripts/ports';
import { count, firstTry, useBuiltServer } from './testing/built-server';
import { openDatabaseLink } from './testing/database/database-link';

const server = useBuiltServer();

test('stops with exit code 0, and keeps acknowledged data after kill -9', async () => {
  const first = server.start();
  expect(await count(await first.ready)).toEqual({ count: 1 });
  // Only this user can read the data key.
  expect(statSync(join(server.folder, 'data', 'data.key')).mode & 0o777).toBe(0o600);
  const url = await first.ready;
  for (let round = 2; round <= 6; round += 1) expect(await count(url)).toEqual({ count: round });
  first.child.kill('SIGKILL');
  await first.ended;
  const second = server.start();
  expect(await count(await second.ready)).toEqual({ count: 7 });
  if (server.database.location.engine === 'sqlite') {
    const { code, complaint } = await server.start({ PORT: String(await freePort()) }).ended;
    expect([code, complaint]).toEqual([
      1,
      expect.stringMatching(/^Another server is using the database [^\n]*\n$/),
    ]);
  }
  second.child.kill('SIGTERM');
  expect(await second.ended).toEqual({ code: 0, complaint: '' });
});

test('starts when its database comes up, and survives an outage', async ({ skip }) => {
  if (server.database.location.engine !== 'postgres') return skip();
  const link = await openDatabaseLink(server.database.location.url);
  await link.cut();
  const { ready, complaint } = server.start({ DATABASE_URL: link.url });
  await expect.poll(complaint).toMatch(firstTry);
  await link.restore();
  const url = await ready;
  expect(await count(url)).toEqual({ count: 1 });
  const calls = Array.from({ length: 20 }, () => count(url));
  await link.cut();
  await Promise.all(calls);
  expect(await count(url)).toMatchObject({ error: { code: 'unavailable' } });
  await link.restore();
  expect(await count(url)).toHaveProperty('count');
  await link.cut();
});
