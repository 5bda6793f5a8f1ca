import { existsSync } from 'node:fs';
import { Check, Decode } from 'typebox/value';
import type { DatabaseLocation } from '../db/open-database';
import { OperatorError } from '../operator-error';
import { Environment } from './environment';
import { isLoopback } from './loopback';
import { findConflicts, findPlaceholder, findUnsafeSettings } from './setting-issues';
import type { Annotations } from './variables';

export type Config = ReturnType<typeof loadConfig>;

/** Reads the environment; nothing else in the server does. Throws OperatorError with a line for each bad variable. */
export function loadConfig(variables: Variables) {
  const env = readEnvironment(variables);
  const isProduction = env.NODE_ENV === 'production';
  const siteUrl = withoutSlash(env.SITE_URL ?? `http://localhost:${env.PORT}`);
  const projectId = env.FIREBASE_PROJECT_ID ?? 'demo-larkspan';
  return {
    isProduction,
    isDemo: env.DEMO,
    hasApiDocs: env.API_DOCS || !isProduction,
    metricsToken: env.METRICS_TOKEN ?? null,
    host: env.HOST,
    port: env.PORT,
    logLevel: env.LOG_LEVEL ?? 'info',
    /** Trust X-Forwarded-For: always, never, from a number of proxies, or from addresses ('10.0.0.0/8'). */
    trustProxy: env.TRUST_PROXY,
    siteDir: env.SITE_DIR,
    siteUrl,
    /** The same that the site was built with (src/browser/environment.ts). */
    apiUrl: withoutSlash(new URL(env.GATSBY_API_URL, siteUrl).href),
    dataDir: env.DATA_DIR,
    /** Encrypts health data. Null if one is to be created in the data folder (not in production). */
    dataKey: env.DATA_KEY ?? null,
    database: toDatabase(env),
    backups: { folder: env.BACKUP_DIR ?? null, days: env.BACKUP_DAYS },
    /** Without an SMTP URL, mail is written to files. */
    mail: {
      smtpUrl: env.SMTP_URL ?? null,
      from: env.MAIL_FROM ?? 'no-reply@larkspan.example',
      officeTo: env.MAIL_TO ?? null,
    },
    /** Null if it is not set up: replies then reach only the region's mailbox, as they do without an address. */
    inboundEmail: env.INCOMING_MAIL_SECRET
      ? { secret: env.INCOMING_MAIL_SECRET, address: env.INCOMING_MAIL_ADDRESS ?? null }
      : null,
    twilio: toTwilio(env, siteUrl),
    publish: toPublish(env),
    smsKey: env.SMS_KEY,
    auth: {
      projectId,
      emulatorUrl: env.AUTH_EMULATOR_URL ? withoutSlash(env.AUTH_EMULATOR_URL) : null,
      // Also requires DEMO, so that a production machine without NODE_ENV does not let anyone in.
      acceptUnsigned: env.DEMO && projectId.startsWith('demo-') && !isProduction,
      /** Lists the accounts of a real project; null if they are not listed. */
      serviceAccount: env.FIREBASE_SERVICE_ACCOUNT ?? null,
    },
    /** Null if off; the content security policy allows only configured ones. */
    tracking: { analytics: env.GATSBY_ANALYTICS_ID ?? null, pixel: env.GATSBY_PIXEL_ID ?? null },
    /** A custom host of Firebase's sign-in frame, which the content security policy must allow. */
    authDomain: env.GATSBY_FIREBASE_AUTH_DOMAIN ?? null,
    accountRoles: env.ACCOUNT_ROLES,
    cardRetentionDays: env.CARD_RETENTION_DAYS,
    resumeRetentionDays: env.RESUME_RETENTION_DAYS,
    /** By kind of record; null keeps them. */
    recordRetentionDays: {
      thread: env.THREAD_RETENTION_DAYS ?? null,
      request: env.REQUEST_RETENTION_DAYS ?? null,
      application: env.APPLICATION_RETENTION_DAYS ?? null,
    },
    uploadMegabytesPerClient: env.FILE_MB_PER_SENDER_AND_DAY,
    uploadMegabytesPerDay: env.FILE_MB_PER_DAY,
    maxTextsPerDay: env.TEXTS_PER_DAY,
    corsOrigins: env.CORS_ORIGINS,
    maxLag: env.MAX_LAG_MS,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
  };
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

function toDatabase({ DATABASE_URL: url, DATABASE_FILE, DATA_DIR }: Environment): DatabaseLocation {
  if (url) return { engine: 'postgres', url };
  return { engine: 'sqlite', file: DATABASE_FILE ?? `${DATA_DIR}/larkspan.sqlite` };
}

export type TwilioSettings = NonNullable<ReturnType<typeof toTwilio>>;

/** Null if Twilio is not set up: texts are then written to files. */
function toTwilio(env: Environment, siteUrl: string) {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = env;
  if (!accountSid || !authToken || !from) return null;
  const apiUrl = withoutSlash(env.TWILIO_API_URL ?? 'https://api.twilio.com');
  // Must be exactly the URL entered at Twilio, because the signature covers it.
  const webhookUrl = env.TWILIO_WEBHOOK_URL ?? `${siteUrl}/api/sms/incoming`;
  return { accountSid, authToken, from, apiUrl, webhookUrl, statusUrl: toStatusUrl(webhookUrl) };
}

/** Null if Twilio can't reach this server: it rejects texts with a local callback. */
function toStatusUrl(webhookUrl: string): string | null {
  const ending = /\/sms\/incoming$/;
  if (isLoopback(new URL(webhookUrl).hostname) || !ending.test(webhookUrl)) return null;
  return webhookUrl.replace(ending, '/sms/status');
}

/** Published changes reach the site not at all, by its host's deploy hook, or by a renderer here with the site's sources. */
type PublishSettings =
  | { kind: 'off' }
  | { kind: 'hook'; url: string; reportSecret: string | null }
  | { kind: 'local'; source: string };

function toPublish(env: Environment): PublishSettings {
  const { DEPLOY_HOOK_URL: url, DEPLOY_REPORT_SECRET: reportSecret, PUBLISH_SOURCE: source } = env;
  if (url) return { kind: 'hook', url, reportSecret: reportSecret ?? null };
  return source && source !== 'none' ? { kind: 'local', source } : { kind: 'off' };
}

/** Adds the settings of .env that aren't set, unless LARKSPAN_NO_ENV_FILE is set: tests must not send real email. */
export function loadEnvFile(): void {
  if (!existsSync('.env') || process.env['LARKSPAN_NO_ENV_FILE']) return;
  try {
    process.loadEnvFile('.env');
  } catch {
    // Node reports a file of another account as missing.
    throw new OperatorError('.env can’t be read by this account. Change its owner.');
  }
}

export type Variables = Readonly<Record<string, string | undefined>>;

function readEnvironment(variables: Variables): Environment {
  const isProduction = variables['NODE_ENV']?.trim() === 'production';
  const valid: Record<string, string> = {};
  const unread = new Map<string, string>();
  for (const [name, schema] of Object.entries(Environment.properties)) {
    const text = variables[name]?.trim() ?? '';
    if (text === '') continue;
    const { write, issue = `is "${text}": write ${write}.` } = schema as Annotations;
    const placeholder = isProduction ? findPlaceholder(text) : null;
    if (placeholder !== null) unread.set(name, placeholder);
    else if (Check(schema, text)) valid[name] = text;
    else unread.set(name, issue);
  }
  const environment = Decode(Environment, valid);
  const found = [
    ...(isProduction ? findUnsafeSettings(environment, variables['PGHOST']) : []),
    ...findConflicts(environment),
  ];
  const issues = [...unread, ...found.filter(([name]) => !unread.has(name))];
  if (issues.length === 0) return environment;
  throw new OperatorError(issues.map(([name, issue]) => `${name} ${issue}`).join('\n'));
}
