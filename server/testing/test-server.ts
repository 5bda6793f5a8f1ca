import type { AddressInfo } from 'node:net';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import { afterEach, beforeEach } from 'vitest';
import type { ErrorBody } from '../../contract/shared/schema/error';
import { createEmulatorToken } from '../../tests/fakes/id-tokens';
import { seedAccounts } from '../services/auth/account-queries';
import { buildApp } from '../app';
import { createIdentityProvider } from '../services/auth/identity-provider';
import { createTokenVerifier } from '../services/auth/token-verifier';
import { loadConfig, type Config } from '../core/config/config';
import type { Context } from '../features/context';
import type { App } from '../core/http/app-type';
import { listStaffNames } from '../features/accounts/staff-names';
import { createJobTypes, type Channels } from '../job-types';
import { createJobSource } from '../features/jobs/publish-source';
import { postSource } from '../features/posts/publishing/publish-source';
import { createPublishedCache } from '../services/publishing/published-files';
import { findSiteFile, type Site } from '../services/site/site';
import { openTestDatabase } from './database/database';
import { snapshotDatabase } from './database/empty-database';
import { testEncryption } from './encryption';
import { createRateLimitStore } from './rate-limit-store';
import { testJobs } from './samples/listed-jobs';
import { testPrograms } from './samples/programs';
import { testRegions } from './samples/region-records';

export type TestServer = {
  app: App;
  context: Context;
  /** All log lines so far. */
  logs: string[];
  /** Calls the API. `path` follows /api. */
  call(options: InjectOptions & { path: string }): Promise<LightMyRequestResponse>;
  /** Calls the API as the account with a role, or with another `email`. `claims` override those of its token. */
  callAs(
    role: 'owner' | 'intake' | 'observer' | 'admin' | 'visitor',
    options: InjectOptions & { path: string; email?: string; claims?: Record<string, unknown> },
  ): Promise<LightMyRequestResponse>;
  /** Accepts real connections and returns the port. */
  listen(): Promise<number>;
  close(): Promise<void>;
};

/** The parts of a server that each test replaces. */
type Parts = Pick<
  Context,
  | 'siteJobs'
  | 'publisher'
  | 'verifyToken'
  | 'identityProvider'
  | 'findMovedPath'
  | 'wakeOutbox'
  | 'now'
> & { site: Site | null; logs: string[] };

export type TestOptions = Partial<Omit<Parts, 'siteJobs' | 'verifyToken' | 'logs' | 'site'>> & {
  config?: Partial<Config>;
  site?: Site;
  /** Verify signed ID tokens; Google's own keys when left out. */
  googleKeys?: JWTVerifyGetKey;
  /** For tests that damage the server or its tables, which then serves no other test. */
  isDisposable?: boolean;
};

type PooledServer = Awaited<ReturnType<typeof buildServer>>;

const defaultConfig = loadConfig({
  DEMO: '1',
  LOG_LEVEL: 'debug',
  SITE_URL: 'https://site.example',
  // A busy test machine must not reject requests.
  MAX_LAG_MS: '0',
  // Tests must not depend on a build of the site.
  SITE_DIR: 'no-site',
});

/** Accept everything. */
export const testChannels: Channels = {
  email: () => Promise.resolve(),
  sms: () => Promise.resolve(null),
  media: null,
  hook: null,
};

export function getError(response: Pick<LightMyRequestResponse, 'json'>): ErrorBody['error'] {
  return response.json<ErrorBody>().error;
}

export function getErrorCode(response: Pick<LightMyRequestResponse, 'json'>): string {
  return getError(response).code;
}

/** Idle servers by configuration. Compiling the schemas of all routes takes longer than most tests. */
const pool = new Map<string, PooledServer[]>();

/** Starts a server with an empty database for each test of a file or a `describe`. */
export function useTestServer(
  options: TestOptions | (() => TestOptions) = {},
): TestServer & { restart(others: TestOptions): Promise<void> } {
  const server = {
    restart: async (others: TestOptions) => {
      await server.close();
      Object.assign(server, await startTestServer(others));
    },
  } as ReturnType<typeof useTestServer>;
  beforeEach(async () => {
    const current = typeof options === 'function' ? options() : options;
    Object.assign(server, await startTestServer(current));
  });
  afterEach(() => server.close());
  return server;
}

/** Starts a server with an empty database and an account per role (owner@agency.example, …). */
export async function startTestServer(options: TestOptions = {}): Promise<TestServer> {
  const config: Config = { ...defaultConfig, ...options.config };
  const parts: Parts = {
    siteJobs: { list: () => testJobs, revision: () => 'test' },
    verifyToken: createTokenVerifier(config.auth, options.googleKeys),
    identityProvider: options.identityProvider ?? createIdentityProvider(config.auth),
    site: options.site ?? null,
    publisher: options.publisher ?? null,
    findMovedPath: options.findMovedPath ?? (() => Promise.resolve(null)),
    wakeOutbox: options.wakeOutbox ?? (() => undefined),
    now: options.now ?? (() => new Date()),
    logs: [],
  };
  const poolKey = JSON.stringify([config, options.site !== undefined]);
  const isPooled = options.isDisposable !== true;
  const server = (isPooled && pool.get(poolKey)?.pop()) || (await buildServer(config, parts));
  await server.reset(parts);
  const { app, context } = server;
  let isOpen = true;
  const periods: number[] = [];
  /** Tests move the clock without calls, which would end the sessions: everyone signs in again every ten minutes. */
  const getSignInTime = (now: Date): number => {
    const period = Math.floor(now.getTime() / 600_000);
    if (!periods.includes(period)) periods.push(period);
    return Math.floor(Date.now() / 1_000) - 60 * (1 + periods.indexOf(period));
  };
  const call: TestServer['call'] = ({ path, ...rest }) =>
    app.inject({ ...rest, url: `/api${path}` });
  return {
    app,
    context,
    logs: parts.logs,
    call,
    callAs: (role, { headers, email = `${role}@agency.example`, claims = {}, ...rest }) => {
      const signIn = { auth_time: getSignInTime(context.now()) };
      const token = createEmulatorToken({ email, claims: { ...signIn, ...claims } });
      return call({ ...rest, headers: { ...headers, authorization: `Bearer ${token}` } });
    },
    listen: async () => {
      if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
      return (app.server.address() as AddressInfo).port;
    },
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      app.server.closeAllConnections();
      if (isPooled) pool.set(poolKey, [...(pool.get(poolKey) ?? []), server]);
      else await server.close();
    },
  };
}

/** An object that always has the properties of the current one. */
function delegate<Part extends object>(getCurrent: () => Part): Part {
  return new Proxy({} as Part, {
    get: (_target, name) => Reflect.get(getCurrent(), name) as unknown,
    set: (_target, name, value) => Reflect.set(getCurrent(), name, value),
  });
}

async function buildServer(config: Config, firstParts: Parts) {
  const database = await openTestDatabase();
  const resetDatabase = await snapshotDatabase(database);
  const rateLimits = createRateLimitStore();
  let parts = firstParts;
  const publishSources = [postSource, createJobSource(() => parts.siteJobs.list())];
  // Routes keep references to functions, so each one looks up the parts of the current test.
  const context: Context = {
    config,
    database,
    encryption: testEncryption,
    regions: testRegions,
    programs: testPrograms,
    siteJobs: delegate(() => parts.siteJobs),
    publishSources,
    readPublished: createPublishedCache(database.db, publishSources),
    get publisher() {
      return parts.publisher;
    },
    verifyToken: (token) => parts.verifyToken(token),
    get identityProvider() {
      return parts.identityProvider;
    },
    jobTypes: createJobTypes(
      { config, database, encryption: testEncryption, now: () => parts.now() },
      testChannels,
    ),
    wakeOutbox: () => {
      parts.wakeOutbox();
    },
    listStaffNames: (log) => listStaffNames(context, log),
    findMovedPath: (path) => parts.findMovedPath(path),
    findSiteFile: (path) => (parts.site === null ? null : findSiteFile(parts.site, path)),
    now: () => parts.now(),
  };
  const getSite = () => {
    if (parts.site === null) throw new Error('This server was built without a site');
    return parts.site;
  };
  const app = await buildApp(context, {
    site: firstParts.site && delegate(getSite),
    logStream: { write: (line) => void parts.logs.push(line) },
    rateLimitStore: rateLimits.Store,
  });
  return {
    app,
    context,
    /** Resets everything for the next test. */
    reset: async (next: Parts) => {
      parts = next;
      rateLimits.reset();
      await resetDatabase();
      const roles = ['owner', 'intake', 'observer', 'admin'] as const;
      const accounts = roles.map((role) => ({ role, email: `${role}@agency.example` }));
      // Before any clock of a test, because a new account has read everything older.
      await seedAccounts(database.db, accounts, '2020-01-01T00:00:00.000Z');
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
