import { isIP } from 'node:net';
import { isAbsolute, relative, resolve } from 'node:path';
import type { Role } from '../../../contract/shared/roles';
import type { DatabaseLocation } from '../db/open-database';
import type { EnvironmentReader } from './environment-reader';
import { isLoopback } from './loopback';

/** The settings of config.ts that are checked. */
type CheckedSettings = {
  isProduction: boolean;
  isDemo: boolean;
  siteDir: string;
  dataDir: string;
  database: DatabaseLocation;
  mail: { smtpUrl: string | null };
  siteUrl: string;
  apiUrl: string;
  corsOrigins: readonly string[];
  trustProxy: boolean | number | string;
  dataKey: Buffer | null;
  rateLimitFactor: number;
  accountRoles: readonly { email: string; role: Role }[];
};

/** In production. Larger factors are for load tests. */
const maxRateLimitFactor = 10;
/** A client could name its own address to a server that trusts more. */
const maxProxies = 5;

/** The accounts of the demo, whose passwords are public. */
export const demoDomain = '@larkspan.example';

/** Adds an issue for each setting that works but would be unsafe. */
export function reportUnsafeSettings(read: EnvironmentReader, config: CheckedSettings): void {
  reportServedData(read, config);
  if (!config.isProduction) return;
  if (config.isDemo) read.addIssue('DEMO', 'is not for production: leave it out.');
  reportUnsafeUrls(read, config);
  reportUnsafeConnections(read, config);
  reportUnsafeProxies(read, config.trustProxy);
  if (config.dataKey !== null && isGuessable(config.dataKey)) {
    read.addIssue('DATA_KEY', 'is easy to guess. Make one with: openssl rand -base64 32');
  }
  if (config.rateLimitFactor > maxRateLimitFactor) {
    const message = `is ${String(config.rateLimitFactor)}: use at most ${String(maxRateLimitFactor)} in production.`;
    read.addIssue('RATE_LIMIT_FACTOR', message);
  }
  for (const { role, email } of config.accountRoles) {
    if (!email.toLowerCase().endsWith(demoDomain)) continue;
    read.addIssue('ACCOUNT_ROLES', `has "${role}:${email}", an account of the demo: remove it.`);
  }
}

/** The site's folder is public. */
function reportServedData(
  read: EnvironmentReader,
  { siteDir, dataDir, database }: CheckedSettings,
): void {
  const isServed = (path: string) => {
    const fromSite = relative(resolve(siteDir), resolve(path));
    return !fromSite.startsWith('..') && !isAbsolute(fromSite);
  };
  const message = 'is inside SITE_DIR, which everyone can read: choose another folder.';
  if (isServed(dataDir)) read.addIssue('DATA_DIR', message);
  else if (database.engine === 'sqlite' && isServed(database.file)) {
    read.addIssue('DATABASE_FILE', message);
  }
}

function reportUnsafeUrls(
  read: EnvironmentReader,
  { siteUrl, apiUrl, corsOrigins }: CheckedSettings,
): void {
  if (read.optional('SITE_URL') !== null) {
    const issue = findUrlIssue(siteUrl);
    if (issue !== null) read.addIssue('SITE_URL', issue);
    else if (new URL(siteUrl).origin !== siteUrl.toLowerCase()) {
      read.addIssue('SITE_URL', 'must be only an origin like https://www.agency.example.');
    }
  }
  if (read.optional('GATSBY_API_URL')?.includes('//')) {
    const issue = findUrlIssue(apiUrl);
    if (issue !== null) read.addIssue('GATSBY_API_URL', issue);
  }
  for (const name of ['TWILIO_API_URL', 'TWILIO_WEBHOOK_URL', 'DEPLOY_HOOK_URL']) {
    // They carry a password, the texts, or a secret address.
    if (isUnencrypted(read.optional(name))) read.addIssue(name, secureUrlMessage);
  }
  for (const origin of corsOrigins) {
    const issue = findUrlIssue(origin);
    if (issue !== null) read.addIssue('CORS_ORIGINS', `has "${origin}", which ${issue}`);
  }
}

const secureUrlMessage = 'must start with https:// in production.';

/** True for HTTP to another machine. */
function isUnencrypted(url: string | null): boolean {
  if (url === null || !URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isLoopback(hostname);
}

/** PostgreSQL encrypts only on request. SMTP is encrypted in any case (server/outbox/channels/smtp.ts). */
function reportUnsafeConnections(
  read: EnvironmentReader,
  { database, mail: { smtpUrl } }: CheckedSettings,
): void {
  if (database.engine === 'postgres') {
    const { hostname, searchParams } = new URL(database.url);
    // As in pg, which also takes a socket's folder as a host.
    const host =
      searchParams.getAll('host').at(-1) || hostname || read.optional('PGHOST') || 'localhost';
    const isLocal = isLoopback(host) || /^(\/|%2f)/i.test(host);
    const isEncrypted = /^(require|verify-ca|verify-full)$/.test(
      searchParams.getAll('sslmode').at(-1) ?? '',
    );
    if (!isLocal && !isEncrypted) {
      const message =
        'must use TLS in production, because the database is on another machine: add ?sslmode=verify-full at the end.';
      read.addIssue('DATABASE_URL', message);
    }
  }
  if (smtpUrl !== null && new URL(smtpUrl).searchParams.has('tls.rejectUnauthorized')) {
    const message =
      'must check the mail server’s certificate in production: remove tls.rejectUnauthorized.';
    read.addIssue('SMTP_URL', message);
  }
}

/** Null for an HTTPS URL that visitors can reach. */
function findUrlIssue(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') return secureUrlMessage;
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  const isPublic =
    hostname.includes('.') && !/(^|\.)(localhost|local|internal|test|invalid)\.?$/.test(hostname);
  return isAddress || !isPublic ? 'must be the public host name of the site.' : null;
}

function reportUnsafeProxies(
  read: EnvironmentReader,
  trustProxy: CheckedSettings['trustProxy'],
): void {
  // Two halves are everyone too.
  const everyAddress = typeof trustProxy === 'string' && /\/0*[0-7](,|$)/.test(trustProxy);
  const tooMany = typeof trustProxy === 'number' && trustProxy > maxProxies;
  if (trustProxy !== true && !everyAddress && !tooMany) return;
  const message =
    'trusts everyone, so that visitors could forge their address: write the number of proxies, such as 1.';
  read.addIssue('TRUST_PROXY', message);
}

/** True for repeated, counted, or typed bytes. Of 32 random bytes, about 30 differ. */
function isGuessable(key: Buffer): boolean {
  const steps = new Set(key.subarray(1).map((byte, index) => byte - (key[index] ?? 0)));
  const isText = key.every((byte) => byte >= 0x20 && byte < 0x7f);
  return new Set(key).size < 20 || steps.size === 1 || isText;
}
