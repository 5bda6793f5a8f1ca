import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '../../server/core/config/config';
import type { Encryption } from '../../server/core/db/encryption/encryption';
import { openEncryption } from '../../server/core/db/encryption/key-ring';
import type { Database } from '../../server/core/db/engine';
import { openDatabase } from '../../server/core/db/open-database';
import { recordVerifiedBackup } from '../../server/services/backups/queries';
import { queueJob } from '../../server/services/outbox/queries';
import { startHttpServer } from '../../tests/fakes/http-server';
import { startFakeSmtpServer, type FakeSmtpServer } from '../../tests/fakes/smtp-server';
import { startFakeTwilio, type FakeTwilio } from '../../tests/fakes/twilio-api';
import { runChecks, type CheckResult } from './checks';

const dataKey = Buffer.alloc(32, 7);

let folder: string;
let database: Database;
let encryption: Encryption;
let smtp: FakeSmtpServer;
let twilio: FakeTwilio;
let firebase: Awaited<ReturnType<typeof startHttpServer>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larkspan-doctor-'));
  database = await openDatabase({ engine: 'sqlite', file: join(folder, 'larkspan.sqlite') });
  encryption = await openEncryption(database, dataKey);
  [smtp, twilio] = [await startFakeSmtpServer(), await startFakeTwilio()];
  firebase = await startHttpServer(() => ({ status: 200, body: { users: [] } }));
});
afterEach(async () => {
  await Promise.all([database.close(), smtp.stop(), twilio.stop(), firebase.stop()]);
  rmSync(folder, { recursive: true });
});

async function check(settings: Record<string, string> = {}): Promise<Map<string, CheckResult>> {
  const config = loadConfig({
    DATA_DIR: folder,
    DATA_KEY: dataKey.toString('base64'),
    BACKUP_DIR: join(folder, 'backups'),
    SMTP_URL: smtp.url,
    TWILIO_ACCOUNT_SID: twilio.account.accountSid,
    TWILIO_AUTH_TOKEN: twilio.account.authToken,
    TWILIO_FROM: twilio.account.from,
    TWILIO_API_URL: twilio.url,
    AUTH_EMULATOR_URL: firebase.url,
    ...settings,
  });
  const results = new Map<string, CheckResult>();
  for await (const [name, result] of runChecks(config)) results.set(name, result);
  return results;
}

test('tells what works beside a running server', async () => {
  await recordVerifiedBackup(database.db, new Date().toISOString());
  const results = await check();
  const working = ['Database', 'Key', 'Outbox', 'Backups', 'Clock', 'Mail', 'Texts', 'Accounts'];
  expect(working.map((name) => [name, results.get(name)?.state])).toEqual(
    working.map((name) => [name, 'ok']),
  );
});

test('tells what doesn’t work, without secrets and addresses', async () => {
  const payload = { to: 'ann@mail.example' };
  const job = { type: 'office-notice', subject: 'a', payload };
  await queueJob(database.db, encryption, job, '2026-11-21T02:50:00.000Z');
  await smtp.stop();
  const results = await check({
    DATA_KEY: Buffer.alloc(32, 8).toString('base64'),
    TWILIO_AUTH_TOKEN: 'another-token',
    SMTP_URL: smtp.url.replace('://', '://office%40agency.example:secret-word@'),
    SITE_DIR: join(folder, 'public'),
  });
  const texts = Object.fromEntries([...results].map(([name, { text }]) => [name, text]));
  expect(texts).toMatchObject({
    Key: expect.stringContaining('DATA_KEY is not the key') as string,
    Outbox: expect.stringContaining('has waited') as string,
    Backups: expect.stringContaining('npm run backup') as string,
    Mail: expect.stringContaining('ECONNREFUSED') as string,
    Texts: 'Twilio says 401. Check the account and the TWILIO_ settings.',
    Site: expect.stringContaining('npm run build') as string,
  });
  expect(JSON.stringify(texts)).not.toMatch(/secret-word|another-token|agency\.example|ann@/);
});
