import { isRole, type Role } from '../../../contract/shared/roles';
import { readAuthSettings } from './auth-settings';
import { EnvironmentReader } from './environment-reader';
import { readInboundEmailSettings } from './inbound-email-settings';
import { readPublishSettings } from './publish-settings';
import { readTwilioSettings } from './twilio-settings';
import type { DatabaseLocation } from '../db/open-database';
import { reportUnsafeSettings } from './unsafe-settings';

export type Config = ReturnType<typeof loadConfig>;

/** `issues` has one line for each bad variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly issues: readonly string[]) {
    super(issues.join('\n'));
  }
}

/**
 * Reads the environment; nothing else in the server does. .env.example describes each variable. Throws ConfigError with all issues at once.
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>) {
  const production = env['NODE_ENV']?.trim() === 'production';
  const read = new EnvironmentReader(env, production);
  // Anything else, such as Production, would turn off all that protects production.
  read.oneOf('NODE_ENV', ['development', 'production', 'test'], 'development');
  const demo = read.flag('DEMO');
  const port = read.integer('PORT', 8000, 1, 65_535);
  const dataDir = read.text('DATA_DIR', 'var');
  const siteUrl = (
    read.url('SITE_URL', ['http:', 'https:']) ??
    read.requiredInProduction('SITE_URL', `http://localhost:${String(port)}`)
  ).replace(/\/+$/, '');
  const config = {
    isProduction: production,
    isDemo: demo,
    // Localhost by default, because the demo has known passwords and unsigned tokens. Containers set 0.0.0.0.
    host: read.text('HOST', '127.0.0.1'),
    port,
    logLevel: read.oneOf(
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'info',
    ),
    /** Trust X-Forwarded-For: always, never, from a number of proxies, or from addresses ('10.0.0.0/8'). */
    trustProxy: readTrustProxy(read),
    siteDir: read.text('SITE_DIR', 'public'),
    siteUrl,
    apiUrl: readApiUrl(read, siteUrl),
    dataDir,
    /** Encrypts health data. Null if one is to be created in the data folder (not in production). */
    dataKey: readDataKey(read),
    database: readDatabase(read, dataDir),
    mail: readMail(read),
    inboundEmail: readInboundEmailSettings(read, production),
    twilio: readTwilioSettings(read, siteUrl),
    publish: readPublishSettings(read),
    smsKey: read.text('SMS_KEY', 'larkspan-public'),
    auth: readAuthSettings(read, production, demo),
    /** Ids of tracking services, null if off; the content security policy allows only configured ones. */
    tracking: {
      analytics: read.matching(
        'GATSBY_ANALYTICS_ID',
        /^G-[A-Z0-9]{4,20}$/,
        'must be a measurement id like G-ABC123DEF4.',
      ),
      pixel: read.matching('GATSBY_PIXEL_ID', /^\d{6,20}$/, 'must be the pixel’s number.'),
    },
    /** A custom host of Firebase's sign-in frame. The same setting as the site's, because the content security policy must allow it. */
    authDomain: read.matching(
      'GATSBY_FIREBASE_AUTH_DOMAIN',
      /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i,
      'must be a host name like auth.agency.example.',
    ),
    accountRoles: readAccountRoles(read),
    cardRetentionDays: read.integer('CARD_RETENTION_DAYS', 180, 1, 36_500),
    resumeRetentionDays: read.integer('RESUME_RETENTION_DAYS', 365, 1, 36_500),
    /** Files (cards, résumés) that one client and all together may upload in a day. */
    uploadMegabytesPerClient: read.integer('FILE_MB_PER_SENDER_AND_DAY', 60, 1, 1_000_000),
    uploadMegabytesPerDay: read.integer('FILE_MB_PER_DAY', 2_000, 1, 1_000_000),
    maxTextsPerDay: read.integer('TEXTS_PER_DAY', 500, 0, 1_000_000),
    /** Origins of sites on other hosts (a CDN) that call this API. */
    corsOrigins: readOrigins(read),
    /** Milliseconds of event-loop lag before calls get 503; 0 for no limit. */
    maxLag: read.integer('MAX_LAG_MS', 3_000, 0, 60_000),
    rateLimitFactor: read.integer('RATE_LIMIT_FACTOR', 1, 1, 100_000),
  };
  reportUnsafeSettings(read, config);
  if (read.issues.length > 0) throw new ConfigError(read.issues);
  return config;
}

/** The same setting that the site was built with (src/browser/environment.ts). */
function readApiUrl(read: EnvironmentReader, siteUrl: string): string {
  const url = (read.optional('GATSBY_API_URL') ?? '/api').replace(/\/+$/, '');
  if (!URL.canParse(url, siteUrl)) {
    read.addIssue('GATSBY_API_URL', 'must be an address like https://api.agency.example.');
    return siteUrl;
  }
  return new URL(url, siteUrl).href.replace(/\/+$/, '');
}

function readTrustProxy(read: EnvironmentReader): boolean | number | string {
  const value = read.text('TRUST_PROXY', 'false');
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d+$/.test(value)) return Number(value);
  if (!/^(loopback|[\da-fA-F.:]+(\/\d+)?)(, ?[\da-fA-F.:]+(\/\d+)?)*$/.test(value)) {
    read.addIssue(
      'TRUST_PROXY',
      `is "${value}": write true, false, a number of proxies, or addresses.`,
    );
  }
  return value;
}

function readOrigins(read: EnvironmentReader): string[] {
  return read.list('CORS_ORIGINS').filter((origin) => {
    const isOrigin = URL.canParse(origin) && new URL(origin).origin === origin;
    if (!isOrigin) {
      const message = `has "${origin}": write origins like https://agency.example.`;
      read.addIssue('CORS_ORIGINS', message);
    }
    return isOrigin;
  });
}

function readDataKey(read: EnvironmentReader): Buffer | null {
  const value = read.optional('DATA_KEY');
  if (value === null) {
    read.requiredInProduction('DATA_KEY', '');
    return null;
  }
  const key = Buffer.from(value, 'base64');
  if (key.length !== 32 || key.toString('base64').replace(/=+$/, '') !== value.replace(/=+$/, '')) {
    read.addIssue('DATA_KEY', 'must be 32 bytes in base64. Make one with: openssl rand -base64 32');
  }
  return key;
}

function readDatabase(read: EnvironmentReader, dataDir: string): DatabaseLocation {
  const url = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  return url === null
    ? { engine: 'sqlite', file: read.text('DATABASE_FILE', `${dataDir}/larkspan.sqlite`) }
    : { engine: 'postgres', url };
}

/** Without an SMTP URL, mail is written to files. */
function readMail(read: EnvironmentReader) {
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  const from = read.mailbox('MAIL_FROM');
  if (smtpUrl !== null && from === null) read.requiredInProduction('MAIL_FROM', '');
  return {
    smtpUrl,
    from: from ?? 'no-reply@larkspan.example',
    officeTo: read.mailbox('MAIL_TO'),
  };
}

function readAccountRoles(read: EnvironmentReader): { email: string; role: Role }[] {
  return read.list('ACCOUNT_ROLES').flatMap((entry) => {
    const [role = '', email = ''] = entry.split(':').map((part) => part.trim());
    if (isRole(role) && /^[^\s@]+@[^\s@]+$/.test(email)) return [{ role, email }];
    const message = `has "${entry}": write role:e-mail, like owner:me@agency.example.`;
    read.addIssue('ACCOUNT_ROLES', message);
    return [];
  });
}
