import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import type { App } from '../app-type';
import { buildApp } from '../app';
import { createIdentityProvider, type IdentityProvider } from '../auth/identity-provider';
import { createTokenVerifier } from '../auth/verify-token';
import { loadConfig, type Config } from '../config';
import type { Context } from '../context';
import { seedAccounts } from '../db/queries/accounts';
import { openInbox } from '../inbox/inbox';
import type { PublishedSource } from '../publish/published';
import { openSite } from '../site/live-site';
import type { WithdrawnPaths } from '../site/site';
import { emulatorToken } from '../../tests/peers/tokens';
import { openTestDatabase } from './database';
import { testJobs } from './jobs';
import { testRegions } from './regions';
import { testVault } from './vault';

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
  close(): Promise<void>;
};

export type TestOptions = {
  config?: Partial<Config>;
  siteDir?: string | null;
  now?: () => Date;
  wakeOutbox?: () => void;
  published?: PublishedSource;
  withdrawnAt?: WithdrawnPaths;
  identityProvider?: IdentityProvider;
  /** The keys of signed ID tokens, instead of those that Google publishes. */
  googleKeys?: JWTVerifyGetKey;
};

/** The server on an empty database of the suite's engine, with an account of each role (owner@agency.example …). */
export async function startTestServer(options: TestOptions = {}): Promise<TestServer> {
  const { database, close } = await openTestDatabase();
  const config: Config = {
    // A busy test machine is no reason to turn requests away.
    ...loadConfig({
      DEMO: '1',
      LOG_LEVEL: 'debug',
      SITE_URL: 'https://site.example',
      MOST_LAG_MS: '0',
      // Whether the site has been built must not matter.
      SITE_DIR: 'no-site',
    }),
    ...options.config,
  };
  const site = options.siteDir ? openSite(options.siteDir) : null;
  const context: Context = {
    config,
    database,
    vault: testVault,
    inbox: openInbox(database, testVault),
    regions: testRegions,
    jobs: { list: () => testJobs, revision: () => 'test' },
    verifyToken: createTokenVerifier(config.auth, options.googleKeys),
    identityProvider: options.identityProvider ?? createIdentityProvider(config.auth),
    wakeOutbox: options.wakeOutbox ?? (() => undefined),
    published: [options.published ?? (() => Promise.resolve([]))],
    withdrawnAt: options.withdrawnAt ?? (() => Promise.resolve(null)),
    siteFolder: () => site?.folder() ?? null,
    now: options.now ?? (() => new Date()),
  };
  const roles = ['owner', 'intake', 'observer', 'admin'] as const;
  await seedAccounts(
    database.db,
    roles.map((role) => ({ role, email: `${role}@agency.example` })),
    new Date().toISOString(),
  );
  const logs: string[] = [];
  const logStream = { write: (line: string) => void logs.push(line) };
  const app = await buildApp(context, { site, logStream });
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
    close: async () => {
      await app.close();
      await close();
    },
  };
}
