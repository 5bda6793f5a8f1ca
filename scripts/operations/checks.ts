import { statfs } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:tls';
import { maxBackupHours } from '../../contract/overview/constants';
import type { Config } from '../../server/core/config/config';
import { loadMasterKey } from '../../server/core/db/encryption/master-key';
import { openKeyRing } from '../../server/core/db/encryption/key-ring';
import type { Database } from '../../server/core/db/engine';
import { openBesideServer } from '../../server/core/db/open-database';
import { checkReadiness } from '../../server/core/db/readiness';
import { redact } from '../../server/core/http/logging';
import { createIdentityProvider } from '../../server/services/auth/identity-provider';
import { googleKeys } from '../../server/services/auth/token-verifier';
import { readVerifiedBackup } from '../../server/services/backups/queries';
import { verifySmtp } from '../../server/services/email/channels/smtp';
import { readOutboxHealth } from '../../server/services/outbox/queries';
import { findBuiltSettingsIssue } from '../../server/services/site/built-files';
import { readTwilioState } from '../../server/services/sms/twilio/channels';

export type CheckResult = { state: 'ok' | 'warning' | 'failure'; text: string };

const ok = (text: string): CheckResult => ({ state: 'ok', text });
const warning = (text: string): CheckResult => ({ state: 'warning', text });
const failure = (text: string): CheckResult => ({ state: 'failure', text });

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const gigabyte = 1_000_000_000;

type Check = (config: Config, database: Database) => Promise<CheckResult> | CheckResult;

const checks: Readonly<Record<string, (config: Config) => ReturnType<Check>>> = {
  Settings: checkSettings,
  Versions: () => ok(`Node ${process.version}, Larkspan ${process.env['npm_package_version']}`),
  Server: checkServer,
  Disk: checkDisk,
  Clock: checkClock,
  Mail: checkMail,
  Texts: checkTexts,
  Accounts: checkIdentityProvider,
  Site: checkSite,
  Certificate: checkCertificate,
};

const databaseChecks: Readonly<Record<string, Check>> = {
  Database: checkDatabase,
  Key: checkKey,
  Outbox: checkOutbox,
  Backups: checkBackups,
};

/** Checks everything that the server needs. Yields the name of each check and its result, without secrets and personal data. */
export async function* runChecks(config: Config): AsyncGenerator<[string, CheckResult]> {
  for (const [name, check] of Object.entries(checks)) yield [name, await run(() => check(config))];
  const opening = openBesideServer(config.database);
  for (const [name, check] of Object.entries(databaseChecks)) {
    yield [name, await run(async () => check(config, await opening))];
  }
  await opening.then(
    (database) => database.close(),
    () => undefined,
  );
}

async function run(check: () => Promise<CheckResult> | CheckResult): Promise<CheckResult> {
  try {
    return await check();
  } catch (error) {
    const { message, cause } = error as Error;
    return failure(redact(cause instanceof Error ? `${message}: ${cause.message}` : message));
  }
}

async function checkDatabase(
  { database: location }: Config,
  database: Database,
): Promise<CheckResult> {
  await checkReadiness(database);
  return ok(location.engine === 'sqlite' ? `SQLite, ${location.file}` : 'PostgreSQL');
}

function checkSettings({ isProduction }: Config): CheckResult {
  if (isProduction) return ok('All are valid');
  return warning('NODE_ENV is not production, so unsafe settings are accepted. Set it.');
}

async function checkServer({ host, port }: Config): Promise<CheckResult> {
  const address = host === '0.0.0.0' ? '127.0.0.1' : host;
  const url = `http://${address}:${port}/readyz`;
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  if (response === null) return failure(`Nothing answers on port ${port}. Start the server.`);
  if (response.ok) return ok('Ready');
  return failure(`Not ready: ${(await response.text()).slice(0, 200)} See its log.`);
}

async function checkKey({ dataKey, dataDir }: Config, database: Database): Promise<CheckResult> {
  await openKeyRing(database, loadMasterKey(dataKey, dataDir));
  return ok('DATA_KEY opens the database. Is a copy of it in a safe place?');
}

async function checkOutbox(_config: Config, { db }: Database): Promise<CheckResult> {
  const { oldestDueAt, dead } = await readOutboxHealth(db, new Date().toISOString());
  if (dead > 0)
    return warning(`${dead} emails or texts have failed. Retry or dismiss them on the Dashboard.`);
  const age = oldestDueAt === null ? 0 : Date.now() - Date.parse(oldestDueAt);
  if (age > 15 * minute)
    return warning(
      `The oldest email or text has waited ${Math.round(age / minute)} minutes. See “Not delivered” on the Dashboard.`,
    );
  return ok('Nothing waits for long');
}

async function checkBackups({ backups }: Config, { db }: Database): Promise<CheckResult> {
  if (backups.folder === null)
    return failure('BACKUP_DIR is not set. See “Back up” in docs/production.md.');
  const verifiedAt = await readVerifiedBackup(db);
  if (verifiedAt === null)
    return failure('None was verified. Run: npm run backup && npm run verify');
  const age = Math.round((Date.now() - Date.parse(verifiedAt)) / hour);
  const text = `The last verified one is ${age} hours old`;
  if (age <= maxBackupHours) return ok(text);
  return failure(`${text}. See: journalctl -u larkspan-backup`);
}

async function checkDisk({ dataDir }: Config): Promise<CheckResult> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = (bavail * bsize) / gigabyte;
  const text = `${free.toFixed(1)} GB are free for DATA_DIR`;
  if (free >= 5) return ok(text);
  return free >= 1 ? warning(`${text}. Make room soon.`) : failure(`${text}. Make room now.`);
}

/** By the answer of Google, whose keys each sign-in needs. */
async function checkClock({ auth }: Config): Promise<CheckResult> {
  const url = auth.emulatorUrl ?? googleKeys;
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  const seconds = (Date.now() - Date.parse(response.headers.get('date') ?? '')) / 1_000;
  if (Number.isNaN(seconds)) return warning('The time could not be compared.');
  const text = `${Math.abs(Math.round(seconds))} seconds off`;
  if (Math.abs(seconds) <= 5) return ok(text);
  return failure(`${text}, so that sign-ins fail. Turn on: timedatectl set-ntp true`);
}

async function checkMail({ mail }: Config): Promise<CheckResult> {
  if (mail.smtpUrl === null)
    return warning('SMTP_URL is not set: emails are written to files. Set it.');
  await verifySmtp(mail.smtpUrl);
  return ok('The mail server accepts the login');
}

async function checkTexts({ twilio }: Config): Promise<CheckResult> {
  if (twilio === null) return warning('Twilio is not set: texts are written to files. Set it up.');
  const state = await readTwilioState(twilio);
  if (state === 'active') return ok('Twilio accepts the login');
  return failure(`Twilio says ${state}. Check the account and the TWILIO_ settings.`);
}

async function checkIdentityProvider({ auth }: Config): Promise<CheckResult> {
  const provider = createIdentityProvider(auth);
  if (provider === null)
    return warning('FIREBASE_SERVICE_ACCOUNT is not set: Users info lists only roles. Set it.');
  const { accounts } = await provider.accounts();
  return ok(`Firebase lists ${accounts.length} accounts`);
}

function checkSite(config: Config): CheckResult {
  if (!existsSync(config.siteDir))
    return failure(`${config.siteDir} is missing. Run: npm run build`);
  const issue = findBuiltSettingsIssue(config);
  return issue === null ? ok('Built for these settings') : failure(issue);
}

async function checkCertificate({ siteUrl }: Config): Promise<CheckResult> {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (protocol !== 'https:') return warning(`SITE_URL is ${siteUrl}, without HTTPS.`);
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(10_000) });
    const left = Date.parse(socket.getPeerCertificate().valid_to) - Date.now();
    const text = `Valid for ${Math.floor(left / day)} more days`;
    return left > 14 * day ? ok(text) : warning(`${text}. See why the proxy doesn’t renew it.`);
  } finally {
    socket.destroy();
  }
}
