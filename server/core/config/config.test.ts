import { createHash, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { OperatorError } from '../operator-error';
import { loadConfig } from './config';

const key = createHash('sha256').update('a key').digest('base64');
const production = {
  NODE_ENV: 'production',
  DATA_KEY: key,
  SITE_URL: 'https://agency.example',
  FIREBASE_PROJECT_ID: 'agency-1',
};

function getIssues(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (error instanceof OperatorError) return error.message.split('\n');
    throw error;
  }
}

test('an empty environment is a demo on localhost', () => {
  expect(loadConfig({})).toMatchObject({
    isProduction: false,
    host: '127.0.0.1',
    port: 8000,
    database: { engine: 'sqlite', file: 'var/larkspan.sqlite' },
    auth: { projectId: 'demo-larkspan', acceptUnsigned: false },
    mail: { smtpUrl: null },
    twilio: null,
    smsKey: 'larkspan-public',
    siteUrl: 'http://localhost:8000',
  });
});

test('the API URL is the one that the site calls', () => {
  const at = (GATSBY_API_URL: string) =>
    loadConfig({ SITE_URL: 'https://agency.example', GATSBY_API_URL }).apiUrl;
  expect(loadConfig({}).apiUrl).toBe('http://localhost:8000/api');
  expect(at('/api/')).toBe('https://agency.example/api');
  expect(at('https://api.agency.example')).toBe('https://api.agency.example');
  expect(getIssues({ GATSBY_API_URL: 'https://' })).toEqual([
    expect.stringContaining('GATSBY_API_URL'),
  ]);
});

test('accepts unsigned tokens only with DEMO, even without NODE_ENV', () => {
  expect(loadConfig({ DEMO: '1' }).auth.acceptUnsigned).toBe(true);
  expect(loadConfig({ DEMO: '0' }).auth.acceptUnsigned).toBe(false);
});

test('reads a service account in base64, and does not repeat a bad one', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const file = {
    client_email: 'larkspan@agency-1.iam.gserviceaccount.example',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: 'https://oauth2.example/token',
  };
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');
  const { auth } = loadConfig({ FIREBASE_SERVICE_ACCOUNT: base64(file) });
  expect(auth.serviceAccount).toMatchObject({
    email: file.client_email,
    tokenUrl: file.token_uri,
  });
  for (const bad of [
    { ...file, private_key: 'secret' },
    { ...file, token_uri: 'http://oauth2.example' },
    { ...file, client_email: undefined },
  ]) {
    const [line = '', ...others] = getIssues({ FIREBASE_SERVICE_ACCOUNT: base64(bad) });
    expect(others).toEqual([]);
    expect(line).toMatch(/^FIREBASE_SERVICE_ACCOUNT must be/);
    expect(line).not.toContain('secret');
  }
});

test('inbound email needs a long secret and an address with room for a token', () => {
  const INCOMING_MAIL_SECRET = 'x'.repeat(32);
  const INCOMING_MAIL_ADDRESS = 'replies@mail.agency.example';
  expect(loadConfig({}).inboundEmail).toBeNull();
  expect(loadConfig({ INCOMING_MAIL_SECRET }).inboundEmail?.address).toBeNull();
  expect(loadConfig({ INCOMING_MAIL_SECRET, INCOMING_MAIL_ADDRESS }).inboundEmail).toEqual({
    secret: INCOMING_MAIL_SECRET,
    address: INCOMING_MAIL_ADDRESS,
  });
  expect(getIssues({ INCOMING_MAIL_ADDRESS })).toEqual([
    expect.stringMatching(/^INCOMING_MAIL_SECRET is missing/),
  ]);
  expect(getIssues({ INCOMING_MAIL_SECRET: 'short' })).toEqual([
    expect.stringMatching(/^INCOMING_MAIL_SECRET is too short/),
  ]);
  for (const bad of ['a+b@mail.example', `${'a'.repeat(32)}@mail.example`]) {
    expect(getIssues({ INCOMING_MAIL_SECRET, INCOMING_MAIL_ADDRESS: bad })).toEqual([
      expect.stringMatching(/^INCOMING_MAIL_ADDRESS must be/),
    ]);
  }
});

test('reports of the site’s host need its hook and a secret that is hard to guess', () => {
  const DEPLOY_HOOK_URL = 'https://host.agency.example/hook';
  const DEPLOY_REPORT_SECRET = createHash('sha256').update('c').digest('base64');
  expect(loadConfig({ DEPLOY_HOOK_URL, DEPLOY_REPORT_SECRET }).publish).toEqual({
    kind: 'hook',
    url: DEPLOY_HOOK_URL,
    reportSecret: DEPLOY_REPORT_SECRET,
  });
  for (const issues of [
    getIssues({ DEPLOY_REPORT_SECRET }),
    getIssues({ DEPLOY_HOOK_URL, DEPLOY_REPORT_SECRET: 'short' }),
    getIssues({ DEPLOY_HOOK_URL, DEPLOY_REPORT_SECRET: 'a'.repeat(40) }),
  ]) {
    expect(issues).toEqual([expect.stringMatching(/^DEPLOY_REPORT_SECRET is /)]);
  }
});

test('reports every bad variable on its own line, without secrets', () => {
  const found = getIssues({
    PORT: '99999',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://root:secret@db',
    SMTP_URL: 'secret-host',
    TWILIO_ACCOUNT_SID: 'AC1',
    DATA_KEY: 'c2hvcnQ=',
    ACCOUNT_ROLES: 'boss:a@b.example',
    TRUST_PROXY: 'some',
    DEMO: 'maybe',
  });
  expect(found.map((line) => line.split(' ')[0]).sort()).toEqual([
    'ACCOUNT_ROLES',
    'DATABASE_URL',
    'DATA_KEY',
    'DEMO',
    'LOG_LEVEL',
    'PORT',
    'SMTP_URL',
    'TRUST_PROXY',
    'TWILIO_AUTH_TOKEN',
    'TWILIO_FROM',
  ]);
  for (const line of found) expect(line).not.toContain('\n');
  expect(found.join()).not.toContain('secret');
});

test.each([
  [{ SITE_URL: 'https://agency.example' }, 'https://agency.example/api/sms/status'],
  [
    { TWILIO_WEBHOOK_URL: 'https://api.agency.example/x/sms/incoming' },
    'https://api.agency.example/x/sms/status',
  ],
  [{ TWILIO_WEBHOOK_URL: 'https://hooks.agency.example/twilio' }, null],
  [{ SITE_URL: 'http://localhost:8000' }, null],
  [{ SITE_URL: 'http://127.0.0.1:8000' }, null],
  [{}, null],
])('with %o Twilio’s status URL is %s', (settings, statusUrl) => {
  const twilio = {
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'x1y2z3',
    TWILIO_FROM: '+12125550142',
  };
  expect(loadConfig({ ...twilio, ...settings }).twilio?.statusUrl).toBe(statusUrl);
});

test.each(['Production', 'prod'])(
  'rejects NODE_ENV=%s, which would not protect anything',
  (value) => {
    expect(getIssues({ NODE_ENV: value })).toEqual([
      `NODE_ENV is "${value}": write one of development, production, test.`,
    ]);
  },
);

describe('in production', () => {
  test('accepts real settings', () => {
    expect(loadConfig(production)).toMatchObject({
      isProduction: true,
      auth: { projectId: 'agency-1', acceptUnsigned: false, emulatorUrl: null },
    });
  });

  test('requires the settings that protect health data', () => {
    expect(getIssues({ NODE_ENV: 'production' })).toEqual([
      'SITE_URL is required in production.',
      'DATA_KEY is required in production.',
      'FIREBASE_PROJECT_ID is required in production.',
    ]);
  });

  test('requires a sender for SMTP', () => {
    expect(getIssues({ ...production, SMTP_URL: 'smtp://mail.example' })).toEqual([
      'MAIL_FROM is required in production.',
    ]);
  });

  test.each(['changeme', 'your-token', 'xxx', '<token>'])('rejects the placeholder %s', (value) => {
    const found = getIssues({
      ...production,
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: value,
      TWILIO_FROM: '+12125550142',
    });
    expect(found).toEqual(['TWILIO_AUTH_TOKEN still has a placeholder: enter the real value.']);
  });

  const counted = Buffer.from(Array.from({ length: 32 }, (_, index) => 3 * index));
  test.each([
    ['DATA_KEY', Buffer.alloc(32).toString('base64')],
    ['DATA_KEY', Buffer.alloc(32, 9).toString('base64')],
    ['DATA_KEY', Buffer.alloc(32, 'abcd').toString('base64')],
    ['DATA_KEY', counted.toString('base64')],
    ['DATA_KEY', Buffer.from('0123456789abcdefghijklmnopqrstuv').toString('base64')],
    ['SITE_URL', 'http://agency.example'],
    ['SITE_URL', 'https://localhost.'],
    ['SITE_URL', 'https://localhost'],
    ['SITE_URL', 'https://localhost:8000'],
    ['SITE_URL', 'https://127.0.0.1'],
    ['SITE_URL', 'https://[::1]'],
    ['SITE_URL', 'https://office.local'],
    ['SITE_URL', 'https://intranet'],
    ['SITE_URL', 'https://agency.example/site'],
    ['SITE_URL', 'https://agency.example?x=1'],
    ['SITE_URL', 'https://user:pw@agency.example'],
    ['SITE_URL', 'https://www.example.com'],
    ['SITE_URL', 'https://example.org'],
    ['GATSBY_API_URL', 'http://api.agency.example'],
    ['CORS_ORIGINS', 'http://agency.example'],
    ['CORS_ORIGINS', 'https://www.agency.example,http://localhost:8000'],
    ['SMTP_URL', 'smtp://mail.example.com'],
    ['SMTP_URL', 'smtp://office:change-me@mail.agency.example'],
    ['MAIL_TO', 'office@example.net'],
    ['DATABASE_URL', 'postgres://larkspan:pw@db.example.com/larkspan?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://larkspan:pw@db.agency.example/larkspan'],
    ['DATABASE_URL', 'postgres://db.agency.example/larkspan?sslmode=disable'],
    ['DATABASE_URL', 'postgres://db.agency.example/larkspan?sslmode=allow'],
    ['DATABASE_URL', 'postgres://db.agency.example/larkspan?sslmode=prefer'],
    ['DATABASE_URL', 'postgres://db.agency.example/larkspan?sslmode=no-verify'],
    ['DATABASE_URL', 'postgres://db.agency.example/larkspan?sslmode=require&sslmode=disable'],
    ['DATABASE_URL', 'postgres://localhost/larkspan?host=db.agency.example'],
    ['DATABASE_URL', 'postgres://127.agency.example/larkspan'],
    ['DATABASE_URL', 'postgres://larkspan:change-me@a.agency.example,b.agency.example/larkspan'],
    ['DATABASE_URL', 'postgres://larkspan:pw@a.agency.example:5432,b.agency.example/larkspan'],
    ['DATABASE_URL', 'postgres://larkspan:pw@localhost,db.agency.example/larkspan'],
    ['DATABASE_URL', 'postgres://larkspan:pw@localhost,127.0.0.1:port/larkspan'],
    ['INCOMING_MAIL_SECRET', 'change-me-to-a-long-random-secret'],
    ['INCOMING_MAIL_SECRET', 'changeme0123456789012345678901234'],
    ['INCOMING_MAIL_SECRET', 'a'.repeat(40)],
    ['INCOMING_MAIL_SECRET', '12341234123412341234123412341234'],
    ['RATE_LIMIT_FACTOR', '100000'],
    ['RATE_LIMIT_FACTOR', '11'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '99'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/8, ::/0'],
    ['TRUST_PROXY', '0.0.0.0/1, 128.0.0.0/1'],
    ['ACCOUNT_ROLES', 'owner:owner@larkspan.example'],
    ['ACCOUNT_ROLES', 'owner:me@agency.example,intake:Intake@Larkspan.example'],
    ['ACCOUNT_ROLES', 'owner:me@example.com'],
    ['DATA_DIR', 'public/data'],
    ['DATABASE_FILE', 'public/db.sqlite'],
    ['TWILIO_API_URL', 'http://twilio.agency.example'],
    ['TWILIO_WEBHOOK_URL', 'http://agency.example/api/sms/incoming'],
    ['SMTP_URL', 'smtp://mail.agency.example?tls.rejectUnauthorized=false'],
    ['DEPLOY_HOOK_URL', 'http://host.agency.example/hook'],
  ])('rejects %s=%s with one line', (name, value) => {
    const found = getIssues({ ...production, MAIL_FROM: 'no-reply@agency.example', [name]: value });
    expect(found).toEqual([expect.stringMatching(new RegExp(`^${name} [^\n]+$`))]);
  });

  test.each([
    ['SITE_URL', 'https://www.agency.example/'],
    ['SITE_URL', 'https://Agency.example:8443'],
    ['GATSBY_API_URL', '/api'],
    ['GATSBY_API_URL', 'https://api.agency.example/v1'],
    ['CORS_ORIGINS', 'https://www.agency.example'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8'],
    ['RATE_LIMIT_FACTOR', '3'],
    ['INCOMING_MAIL_SECRET', createHash('sha256').update('b').digest('base64')],
    ['ACCOUNT_ROLES', 'owner:me@agency.example'],
    ['DATA_DIR', '/var/lib/larkspan'],
    ['DATABASE_URL', 'postgres://larkspan:pw@db.agency.example/larkspan?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://db.agency.example/larkspan?sslmode=require'],
    [
      'DATABASE_URL',
      'postgres://u:pw@a.agency.example:5432,b.agency.example/u?sslmode=verify-full',
    ],
    ['DATABASE_URL', 'postgres://larkspan:pw@localhost:5432/larkspan'],
    ['DATABASE_URL', 'postgres://[::1]/larkspan?sslmode=disable'],
    ['DATABASE_URL', 'postgres://%2Fvar%2Frun%2Fpostgresql/larkspan'],
    ['DATABASE_URL', 'postgres:///larkspan?host=/var/run/postgresql'],
    ['SMTP_URL', 'smtps://office:pw@mail.agency.example'],
    ['DEPLOY_HOOK_URL', 'http://127.0.0.1:9000/hook'],
  ])('accepts %s=%s', (name, value) => {
    const env = { ...production, MAIL_FROM: 'no-reply@agency.example', [name]: value };
    expect(getIssues(env)).toEqual([]);
  });

  test('says how to connect to a database on another machine, without its password', () => {
    const DATABASE_URL = 'postgres://larkspan:pw@db.agency.example/larkspan';
    expect(getIssues({ ...production, DATABASE_URL })).toEqual([
      'DATABASE_URL must use TLS in production, because the database is on another machine: add ?sslmode=verify-full at the end.',
    ]);
  });

  test('a database URL without a host leads where PGHOST says', () => {
    const env = { ...production, DATABASE_URL: 'postgres:///larkspan' };
    expect(getIssues(env)).toEqual([]);
    expect(getIssues({ ...env, PGHOST: 'db.agency.example' })).toHaveLength(1);
  });

  test('rejects the emulator, a demo project, and demo data', () => {
    const found = getIssues({
      ...production,
      FIREBASE_PROJECT_ID: 'demo-larkspan',
      AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
      DEMO: '1',
    });
    expect(found.map((line) => line.split(' ')[0])).toEqual([
      'FIREBASE_PROJECT_ID',
      'AUTH_EMULATOR_URL',
      'DEMO',
    ]);
  });
});

test('accepts unsigned tokens for demo projects only', () => {
  expect(loadConfig({ FIREBASE_PROJECT_ID: 'agency-1' }).auth.acceptUnsigned).toBe(false);
  expect(
    getIssues({ FIREBASE_PROJECT_ID: 'agency-1', AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' }),
  ).toHaveLength(1);
});

test('reads accounts as role:email, with optional spaces', () => {
  expect(
    loadConfig({ ACCOUNT_ROLES: 'owner:a@b.example, intake: c@d.example,' }).accountRoles,
  ).toEqual([
    { role: 'owner', email: 'a@b.example' },
    { role: 'intake', email: 'c@d.example' },
  ]);
});

test.each([
  ['2', 2],
  ['10', 10],
  ['true', true],
  ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ['::1', '::1'],
])('reads TRUST_PROXY=%s', (value, expected) => {
  expect(loadConfig({ TRUST_PROXY: value }).trustProxy).toBe(expected);
});

test('rejects invalid analytics and pixel ids', () => {
  expect(getIssues({ GATSBY_ANALYTICS_ID: 'UA-1; evil', GATSBY_PIXEL_ID: 'abc' })).toEqual([
    expect.stringContaining('GATSBY_ANALYTICS_ID'),
    expect.stringContaining('GATSBY_PIXEL_ID'),
  ]);
  expect(loadConfig({ GATSBY_ANALYTICS_ID: 'G-ABC123DEF4' }).tracking).toEqual({
    analytics: 'G-ABC123DEF4',
    pixel: null,
  });
});

test('rejects a sign-in host that would inject into the content security policy', () => {
  expect(
    getIssues({ GATSBY_FIREBASE_AUTH_DOMAIN: "x.example; script-src 'unsafe-inline'" }),
  ).toEqual([expect.stringContaining('GATSBY_FIREBASE_AUTH_DOMAIN')]);
  expect(loadConfig({ GATSBY_FIREBASE_AUTH_DOMAIN: 'auth.agency.example' }).authDomain).toBe(
    'auth.agency.example',
  );
});
