import Type, { type StaticDecode } from 'typebox';
import { defaultSmsKey } from '../../../contract/sms/constants';
import {
  accountRoles,
  choice,
  dataKey,
  describe,
  flag,
  days,
  integer,
  mailbox,
  matching,
  origins,
  pathOrUrl,
  proxies,
  replyAddress,
  secret,
  serviceAccount,
  text,
  textOr,
  url,
  webUrl,
} from './variables';

export type Environment = StaticDecode<typeof Environment>;

/** `npm run env` writes .env.example from it. */
export const Environment = Type.Object({
  PORT: integer(8_000, 1, 65_535),
  HOST: describe(
    'Use 0.0.0.0 in a container. The demo has known passwords, so keep it on this machine.',
    textOr('127.0.0.1'),
  ),
  // Anything else, such as Production, would turn off all that protects production.
  NODE_ENV: describe(
    'development or production, which refuses unsafe settings',
    Type.With(choice('development', 'production', 'test'), { default: 'development' }),
  ),
  SITE_URL: describe(
    '(production) Public URL: https:// and a host name, the same for the build and the server. Default: http://localhost with PORT',
    webUrl,
  ),
  SITE_DIR: describe('The built site', textOr('public')),
  DATA_DIR: describe('Database, keys, and outbox', textOr('var')),
  LOG_LEVEL: describe(
    'fatal, error, warn, info, debug, trace, or silent. Default: info; npm start: warn',
    Type.Optional(choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')),
  ),
  TRUST_PROXY: describe(
    'Number of proxies, or their addresses. Without it, all visitors behind a proxy share one rate limit. Not true in production',
    proxies,
  ),
  CORS_ORIGINS: describe('Other origins that may call the API, separated by commas', origins),
  MAX_LAG_MS: describe(
    'Calls except signed ones (texts, emails) get 503 when the event loop lags more than this many milliseconds; 0 turns it off',
    integer(3_000, 0, 60_000),
  ),
  RATE_LIMIT_FACTOR: describe(
    'Multiplies every rate limit (for load tests). At most 10 in production',
    integer(1, 1, 100_000),
  ),

  METRICS_TOKEN: describe(
    'Opens /metrics to other machines: openssl rand -base64 32. Without it, only this machine reads it',
    secret,
  ),
  API_DOCS: describe('1 shows /api/docs in production too', flag),

  DATABASE_URL: describe(
    'postgres://user:password@host:5432/name?sslmode=verify-full, with all hosts of a cluster: host-a:5432,host-b:5432. In production, only a database on this machine can leave out sslmode. Default: SQLite',
    url('postgres', 'postgresql'),
  ),
  DATABASE_FILE: describe('Default: larkspan.sqlite in DATA_DIR', text),
  DATA_KEY: describe(
    '(production) Encrypts health data: openssl rand -base64 32. If you lose it, you lose the data.',
    dataKey,
  ),
  BACKUP_DIR: describe(
    'Encrypted backups (docs/production.md): a folder on another disk or machine',
    text,
  ),
  BACKUP_DAYS: describe('Days to keep backups', integer(30, 1, 36_500)),
  CARD_RETENTION_DAYS: describe(
    'Days to keep benefit cards and other files of messages, and résumés',
    integer(180, 1, 36_500),
  ),
  RESUME_RETENTION_DAYS: integer(365, 1, 36_500),
  THREAD_RETENTION_DAYS: describe(
    'Days to keep threads since their last activity (qualified ones stay), reviewed help-desk requests, and applications. Default: keep all',
    Type.Optional(days),
  ),
  REQUEST_RETENTION_DAYS: Type.Optional(days),
  APPLICATION_RETENTION_DAYS: Type.Optional(days),
  FILE_MB_PER_SENDER_AND_DAY: describe(
    'Megabytes of uploads per day: per sender, and in all',
    integer(60, 1, 1_000_000),
  ),
  FILE_MB_PER_DAY: integer(2_000, 1, 1_000_000),

  SMTP_URL: describe(
    'smtps://user:password@host, or smtp://, which sends nothing to another machine without TLS',
    url('smtp', 'smtps'),
  ),
  MAIL_FROM: describe(
    "(production, with SMTP_URL) Sender address; its name is the region's company",
    mailbox,
  ),
  MAIL_TO: describe("Sends all notifications to one address. Default: the region's own", mailbox),
  INCOMING_MAIL_SECRET: describe(
    'Signs inbound email (docs/production.md): openssl rand -base64 32. Without it, inbound email is off',
    secret,
  ),
  INCOMING_MAIL_ADDRESS: describe(
    "Address for replies, such as replies@mail.agency.example. Without it, replies go to the region's mailbox",
    replyAddress,
  ),

  TWILIO_ACCOUNT_SID: text,
  TWILIO_AUTH_TOKEN: text,
  TWILIO_FROM: matching(/^\+\d{8,15}$/, 'must be a number like +12125550142.'),
  TWILIO_API_URL: describe('Default: https://api.twilio.com', webUrl),
  TWILIO_WEBHOOK_URL: describe(
    "The webhook exactly as set in Twilio's console. Default: SITE_URL/api/sms/incoming. Delivery reports use …/sms/status",
    webUrl,
  ),
  SMS_KEY: describe(
    'Key of POST /sms. Public: it ships to every browser as GATSBY_SMS_KEY',
    textOr(defaultSmsKey),
  ),
  TEXTS_PER_DAY: describe('Confirmation texts per day, in all', integer(500, 0, 1_000_000)),

  FIREBASE_PROJECT_ID: describe('(production) Default: demo-larkspan', text),
  FIREBASE_SERVICE_ACCOUNT: describe(
    'Service account that can list accounts: base64 -w0 key.json. Without it, Users info shows only addresses with a role',
    serviceAccount,
  ),
  ACCOUNT_ROLES: describe(
    'Roles for the first start: owner:me@agency.example,intake:you@agency.example',
    accountRoles,
  ),
  AUTH_EMULATOR_URL: describe('Set by npm start', url('http')),
  DEMO: flag,

  GATSBY_API_URL: pathOrUrl,
  GATSBY_SMS_KEY: textOr(defaultSmsKey),
  GATSBY_FIREBASE_PROJECT_ID: textOr('demo-larkspan'),
  GATSBY_FIREBASE_API_KEY: text,
  GATSBY_FIREBASE_AUTH_DOMAIN: matching(
    /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i,
    'must be a host name like auth.agency.example.',
  ),
  GATSBY_ANALYTICS_ID: describe(
    "Google Analytics (G-…) and Meta's pixel (digits); set them for the server too. Read docs/production.md first",
    matching(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement id like G-ABC123DEF4.'),
  ),
  GATSBY_PIXEL_ID: matching(/^\d{6,20}$/, 'must be the pixel’s number.'),

  DEPLOY_HOOK_URL: describe("Your host's build hook", webUrl),
  DEPLOY_REPORT_SECRET: describe('Signs the reports of your host: openssl rand -base64 32', secret),
  PUBLISH_SOURCE: describe("Or render here, from the site's sources in this folder", text),
  OFFICE_API_URL: describe(
    'For a build elsewhere: URL of the API that lists what is published',
    text,
  ),

  CHROMIUM_PATH: describe('A Chromium. Default: the usual places, or one is installed', text),
  TEST_DATABASE_URL: describe(
    'A PostgreSQL server for the server tests. Default: npm test starts one',
    text,
  ),
});
