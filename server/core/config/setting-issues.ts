import { isIP } from 'node:net';
import { isAbsolute, relative, resolve } from 'node:path';
import type { Environment } from './environment';
import { splitHosts } from '../db/postgres/hosts';
import { isLoopback } from './loopback';

export type Issue = readonly [name: keyof Environment, message: string];

/** Larger factors are for load tests. */
const maxRateLimitFactor = 10;
/** A client could name its own address to a server that trusts more. */
const maxProxies = 5;

/** The accounts of the demo, whose passwords are public. */
export const demoDomain = '@larkspan.example';

const placeholder =
  /^((change|replace|insert|enter)[-_ ]?(me|this|it|here)\b.*|changeme.*|your[-_ ].*|x{3,}|todo|placeholder|secret|password|<.*>)$/i;
/** Hosts reserved for documentation (RFC 2606). */
const exampleHost = /(^|[@./])example\.(com|net|org)\b/i;

const guessableIssue = 'is easy to guess. Create one with: openssl rand -base64 32';
const requiredIssue = 'is required in production.';
const insecureIssue = 'must start with https:// in production.';

/** Returns the issue of a value that was copied from an example. */
export function findPlaceholder(text: string): string | null {
  if (exampleHost.test(text)) return 'names an example host: enter the real value.';
  const [url] = splitHosts(text);
  const password = URL.canParse(url) ? new URL(url).password : '';
  if (!placeholder.test(text) && !/^change/i.test(password)) return null;
  return 'still has a placeholder: enter the real value.';
}

/** Finds settings that work but would be unsafe in production. */
export function* findUnsafeSettings(
  env: Environment,
  postgresHost: string | undefined,
): Generator<Issue> {
  for (const name of ['SITE_URL', 'DATA_KEY', 'FIREBASE_PROJECT_ID'] as const) {
    if (!env[name]) yield [name, requiredIssue];
  }
  if (env.SMTP_URL && !env.MAIL_FROM) yield ['MAIL_FROM', requiredIssue];
  if (env.FIREBASE_PROJECT_ID?.startsWith('demo-')) {
    yield ['FIREBASE_PROJECT_ID', 'is a demo project: production needs a real one.'];
  }
  if (env.AUTH_EMULATOR_URL) {
    yield ['AUTH_EMULATOR_URL', 'is not for production: its tokens are unsigned.'];
  }
  if (env.DEMO) yield ['DEMO', 'is not for production: leave it out.'];
  if (env.DATA_KEY && isGuessableKey(env.DATA_KEY)) yield ['DATA_KEY', guessableIssue];
  if (isRepetitive(env.INCOMING_MAIL_SECRET)) yield ['INCOMING_MAIL_SECRET', guessableIssue];
  if (env.RATE_LIMIT_FACTOR > maxRateLimitFactor) {
    const issue = `is ${env.RATE_LIMIT_FACTOR}: use at most ${maxRateLimitFactor} in production.`;
    yield ['RATE_LIMIT_FACTOR', issue];
  }
  if (trustsEveryone(env.TRUST_PROXY)) {
    const issue =
      'trusts everyone, so that visitors could forge their address: write the number of proxies, such as 1.';
    yield ['TRUST_PROXY', issue];
  }
  for (const { role, email } of env.ACCOUNT_ROLES) {
    if (!email.toLowerCase().endsWith(demoDomain)) continue;
    yield ['ACCOUNT_ROLES', `has "${role}:${email}", an account of the demo: remove it.`];
  }
  yield* findUnsafeUrls(env);
  yield* findUnsafeConnections(env, postgresHost);
}

function* findUnsafeUrls(env: Environment): Generator<Issue> {
  if (env.SITE_URL) {
    const issue = findUrlIssue(env.SITE_URL);
    if (issue !== null) yield ['SITE_URL', issue];
    else if (new URL(env.SITE_URL).origin !== env.SITE_URL.toLowerCase().replace(/\/+$/, ''))
      yield ['SITE_URL', 'must be only an origin like https://www.agency.example.'];
  }
  // A path is below SITE_URL.
  const apiIssue = URL.canParse(env.GATSBY_API_URL) ? findUrlIssue(env.GATSBY_API_URL) : null;
  if (apiIssue !== null) yield ['GATSBY_API_URL', apiIssue];
  // They carry a password, the texts, or a secret address.
  for (const name of ['TWILIO_API_URL', 'TWILIO_WEBHOOK_URL', 'DEPLOY_HOOK_URL'] as const) {
    const url = env[name] ? new URL(env[name]) : null;
    if (url?.protocol === 'http:' && !isLoopback(url.hostname)) yield [name, insecureIssue];
  }
  for (const origin of env.CORS_ORIGINS) {
    const issue = findUrlIssue(origin);
    if (issue !== null) yield ['CORS_ORIGINS', `has "${origin}", which ${issue}`];
  }
}

/** Returns null for an HTTPS URL that visitors can reach. */
function findUrlIssue(url: string): string | null {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') return insecureIssue;
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  const isPublic =
    hostname.includes('.') && !/(^|\.)(localhost|local|internal|test|invalid)\.?$/.test(hostname);
  return isAddress || !isPublic ? 'must be the public host name of the site.' : null;
}

/** PostgreSQL encrypts only on request. SMTP is encrypted in any case (server/services/email/channels/smtp.ts). */
function* findUnsafeConnections(
  { DATABASE_URL, SMTP_URL }: Environment,
  postgresHost: string | undefined,
): Generator<Issue> {
  if (DATABASE_URL && !splitHosts(DATABASE_URL).every((url) => isProtected(url, postgresHost))) {
    const issue =
      'must use TLS in production, because the database is on another machine: add ?sslmode=verify-full at the end.';
    yield ['DATABASE_URL', issue];
  }
  if (SMTP_URL && new URL(SMTP_URL).searchParams.has('tls.rejectUnauthorized')) {
    const issue =
      'must check the mail server’s certificate in production: remove tls.rejectUnauthorized.';
    yield ['SMTP_URL', issue];
  }
}

/** True for a connection with TLS, or to this machine. */
function isProtected(databaseUrl: string, postgresHost: string | undefined): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  // As in pg, which also takes a socket's folder as a host.
  const host = searchParams.getAll('host').at(-1) || hostname || postgresHost || 'localhost';
  const mode = searchParams.getAll('sslmode').at(-1) ?? '';
  return (
    isLoopback(host) || /^(\/|%2f)/i.test(host) || /^(require|verify-ca|verify-full)$/.test(mode)
  );
}

function trustsEveryone(proxies: Environment['TRUST_PROXY']): boolean {
  if (typeof proxies === 'number') return proxies > maxProxies;
  // Two halves of all addresses are everyone too.
  return typeof proxies === 'string' ? /\/0*[0-7](,|$)/.test(proxies) : proxies;
}

/** Of 32 random characters, about 26 differ. */
function isRepetitive(secret: string | undefined): boolean {
  return secret !== undefined && new Set(secret).size < 12;
}

/** True for repeated, counted, or typed bytes. Of 32 random bytes, about 30 differ. */
export function isGuessableKey(key: Buffer): boolean {
  const steps = new Set(key.subarray(1).map((byte, index) => byte - (key[index] ?? 0)));
  const isText = key.every((byte) => byte >= 0x20 && byte < 0x7f);
  return new Set(key).size < 20 || steps.size === 1 || isText;
}

const twilioNames = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;

/** Finds settings that don't work with the others. */
export function* findConflicts(env: Environment): Generator<Issue> {
  if (env.AUTH_EMULATOR_URL && env.FIREBASE_PROJECT_ID?.startsWith('demo-') === false) {
    yield ['AUTH_EMULATOR_URL', 'works only with a FIREBASE_PROJECT_ID that starts with demo-.'];
  }
  if (env.INCOMING_MAIL_ADDRESS && !env.INCOMING_MAIL_SECRET) {
    const issue = 'is missing. Replies to INCOMING_MAIL_ADDRESS cannot come in without it.';
    yield ['INCOMING_MAIL_SECRET', issue];
  }
  const missing = twilioNames.filter((name) => !env[name]);
  if (missing.length < twilioNames.length) {
    for (const name of missing) yield [name, 'is missing. Twilio needs all three settings.'];
  }
  if (env.DEPLOY_HOOK_URL && (env.PUBLISH_SOURCE ?? 'none') !== 'none') {
    yield ['PUBLISH_SOURCE', 'cannot be combined with DEPLOY_HOOK_URL: remove one of them.'];
  }
  if (env.DEPLOY_REPORT_SECRET && !env.DEPLOY_HOOK_URL) {
    yield ['DEPLOY_REPORT_SECRET', 'is only for DEPLOY_HOOK_URL: set both or none.'];
  }
  if (isRepetitive(env.DEPLOY_REPORT_SECRET)) yield ['DEPLOY_REPORT_SECRET', guessableIssue];
  for (const name of ['DATA_DIR', 'DATABASE_FILE', 'BACKUP_DIR'] as const) {
    if (!env[name] || !isInside(env.SITE_DIR, env[name])) continue;
    yield [name, 'is inside SITE_DIR, which everyone can read: choose another folder.'];
  }
}

function isInside(folder: string, path: string): boolean {
  const fromFolder = relative(resolve(folder), resolve(path));
  return !fromFolder.startsWith('..') && !isAbsolute(fromFolder);
}
