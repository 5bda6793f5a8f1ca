import type { IdentityProvider } from './auth/identity-provider';
import type { TokenVerifier } from './auth/token-verifier';
import type { Config } from './config';
import type { Database } from './db/engine';
import type { Vault } from './db/encryption/encryption';
import type { Inbox } from './inbox/inbox';
import type { SiteJobs } from './jobs/listed-jobs';
import type { Publisher } from './publishing/publisher';
import type { Regions } from './site/region-records';
import type { FindMovedPath } from './site/routes';

export type Context = {
  config: Config;
  database: Database;
  vault: Vault;
  inbox: Inbox;
  regions: Regions;
  jobs: SiteJobs;
  verifyToken: TokenVerifier;
  identityProvider: IdentityProvider | null;
  findMovedPath: FindMovedPath;
  /** Null if publishing is off. */
  publisher: Publisher | null;
  /** Finds the path on disk of a file of the site; null if another host builds and serves the site. */
  findSiteFile: ((path: string) => string | null) | null;
  /** Tells the outbox worker about new jobs. Call it after the commit. */
  wakeOutbox(): void;
  now(): Date;
};
