import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import type { App } from '../http/app-type';
import { buildApp } from '../app';
import { createIdentityProvider, type IdentityProvider } from '../auth/identity-provider';
import { createTokenVerifier, type TokenVerifier } from '../auth/token-verifier';
import { loadConfig, type Config } from '../config';
import type { Context } from '../context';
import { seedAccounts } from '../accounts/queries';
import { openInbox } from '../inbox/inbox';
import type { SiteJobs } from '../jobs/listed-jobs';
import type { PublishedSource } from '../publishing/published-files';
import type { LiveSite } from '../site/live-site';
import type { WithdrawnPaths } from '../site/routes';
import { emulatorToken } from '../../tests/fakes/id-tokens';
import { openTestDatabase } from './database';
import { snapshotDatabase } from './empty-database';
import { testJobs } from './samples/listed-jobs';
import { createRateLimitStore } from './rate-limit-store';
import { testRegions } from './samples/region-records';
import { testVault } from './encryption';

export type TestServer = {
  app: App;
  context: Context;
  /** Log lines so far. */
  logs: string[];
  /** A call of the API; `path` follows /api. */
  call(options: InjectOptions & { path: string }): Promise<LightMyRequestResponse>;
  /** A call as the account of a role; `claims` are laid over those of its token. */
  callAs(
    role: 'owner' | 'intake' | 'observer' | 'admin' | 'visitor',
    options: InjectOptions & { path: string; claims?: Record<string, unknown> },
  ): Promise<LightMyRequestResponse>;
  /** Takes real connections. Gives back the port, on this machine alone. */
  listen(): Promise<number>;
  close(): Promise<void>;
};

export type TestOptions = {
  config?: Partial<Config>;
  site?: LiveSite;
  now?: () => Date;
  wakeOutbox?: () => void;
  published?: PublishedSource;
  withdrawnAt?: WithdrawnPaths;
  identityProvider?: IdentityProvider | null;
  /** The keys of signed ID tokens, instead of those that Google publishes. */
  googleKeys?: JWTVerifyGetKey;
  /** For a test that damages its server or its tables: no other test gets them. */
  isDisposable?: boolean;
};

/** An app and its database, which one test after the other has to itself. */
type SharedServer = {
  app: App;
  context: Context;
  /** Makes it as good as new, for a test with these parts. */
  prepare(parts: Parts): Promise<void>;
  close(): Promise<void>;
};

/** What each test gets anew, because it keeps something or is the test's own. */
type Parts = {
  jobs: SiteJobs;
  verifyToken: TokenVerifier;
  identityProvider: IdentityProvider | null;
  site: LiveSite | null;
  published: PublishedSource;
  withdrawnAt: WithdrawnPaths;
  wakeOutbox: () => void;
  now: () => Date;
  logs: string[];
};

const defaultConfig = loadConfig({
  DEMO: '1',
  LOG_LEVEL: 'debug',
  SITE_URL: 'https://site.example',
  // A busy test machine is no reason to turn requests away.
  MOST_LAG_MS: '0',
  // Whether the site has been built must not matter.
  SITE_DIR: 'no-site',
});

/** Servers that no test has now, by what they were built for: compiling the schemas of all routes takes longer than most tests. */
const idle = new Map<string, SharedServer[]>();

/** The server on an empty database, for each test of a file or a `describe`. */
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
    Object.assign(
      server,
      await startTestServer(typeof options === 'function' ? options() : options),
    );
  });
  afterEach(() => server.close());
  return server;
}

/**
 * The server on an empty database of the suite's engine, with an account of each role (owner@agency.example …). `close` hands it on
 * to the next test with the same configuration.
 */
export async function startTestServer(options: TestOptions = {}): Promise<TestServer> {
  const config: Config = { ...defaultConfig, ...options.config };
  const key = JSON.stringify([config, options.site !== undefined]);
  const isShared = options.isDisposable !== true;
  const logs: string[] = [];
  const parts: Parts = {
    jobs: { list: () => testJobs, revision: () => 'test' },
    verifyToken: createTokenVerifier(config.auth, options.googleKeys),
    identityProvider: options.identityProvider ?? createIdentityProvider(config.auth),
    site: options.site ?? null,
    published: options.published ?? (() => Promise.resolve([])),
    withdrawnAt: options.withdrawnAt ?? (() => Promise.resolve(null)),
    wakeOutbox: options.wakeOutbox ?? (() => undefined),
    now: options.now ?? (() => new Date()),
    logs,
  };
  const shared = (isShared && idle.get(key)?.pop()) || (await buildServer(config, parts));
  await shared.prepare(parts);
  const { app, context } = shared;
  let isOpen = true;
  const call: TestServer['call'] = ({ path, ...rest }) =>
    app.inject({ ...rest, url: `/api${path}` });
  return {
    app,
    context,
    logs,
    call,
    callAs: (role, { headers, claims = {}, ...rest }) =>
      call({
        ...rest,
        headers: {
          ...headers,
          authorization: `Bearer ${emulatorToken({ email: `${role}@agency.example`, claims })}`,
        },
      }),
    listen: async () => {
      if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
      return (app.server.address() as AddressInfo).port;
    },
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      app.server.closeAllConnections();
      if (isShared) idle.set(key, [...(idle.get(key) ?? []), shared]);
      else await shared.close();
    },
  };
}

async function buildServer(config: Config, first: Parts): Promise<SharedServer> {
  const { database, close } = await openTestDatabase();
  const renew = await snapshotDatabase(database);
  const rateLimits = createRateLimitStore();
  let parts = first;
  let inbox = openInbox(database, testVault);
  const context: Context = {
    config,
    database,
    vault: testVault,
    inbox: {
      list: (...search) => inbox.list(...search),
      find: (userId) => inbox.find(userId),
    },
    regions: testRegions,
    get jobs() {
      return parts.jobs;
    },
    verifyToken: (token) => parts.verifyToken(token),
    get identityProvider() {
      return parts.identityProvider;
    },
    wakeOutbox: () => {
      parts.wakeOutbox();
    },
    published: [(...question) => parts.published(...question)],
    withdrawnAt: (path) => parts.withdrawnAt(path),
    siteFolder: () => parts.site?.folder() ?? null,
    now: () => parts.now(),
  };
  const siteNow = () => {
    if (parts.site === null) throw new Error('This server was built without a site');
    return parts.site;
  };
  const app = await buildApp(context, {
    site: first.site && {
      folder: () => siteNow().folder(),
      roots: () => siteNow().roots(),
      inlineScripts: () => siteNow().inlineScripts(),
      prepare: (...next) => siteNow().prepare(...next),
    },
    logStream: { write: (line) => void parts.logs.push(line) },
    rateLimitStore: rateLimits.Store,
  });
  return {
    app,
    context,
    prepare: async (next) => {
      parts = next;
      inbox = openInbox(database, testVault);
      rateLimits.forget();
      await renew();
      await seedAccounts(
        database.db,
        (['owner', 'intake', 'observer', 'admin'] as const).map((role) => ({
          role,
          email: `${role}@agency.example`,
        })),
        new Date().toISOString(),
      );
    },
    close: async () => {
      await app.close();
      await close();
    },
  };
}
