import type { IdentityProvider } from './auth/identity-provider';
import type { TokenVerifier } from './auth/token-verifier';
import type { Config } from './config';
import type { Database } from './db/engine';
import type { Vault } from './db/encryption/encryption';
import type { Inbox } from './inbox/inbox';
import type { SiteJobs } from './jobs/listed-jobs';
import type { PublishedSource } from './publishing/published-files';
import type { Regions } from './site/region-records';
import type { WithdrawnPaths } from './site/routes';

/** What routes work with. Tests make one of their own. */
export type Context = {
  config: Config;
  database: Database;
  vault: Vault;
  /** The threads, as the office lists and searches them. */
  inbox: Inbox;
  regions: Regions;
  /** What one can apply for, as the site's build has listed it. */
  jobs: SiteJobs;
  verifyToken: TokenVerifier;
  /** Null: the accounts of the identity provider cannot be listed. */
  identityProvider: IdentityProvider | null;
  /** What has to be published: posts, jobs. */
  published: readonly PublishedSource[];
  withdrawnAt: WithdrawnPaths;
  /** The folder of the site that is live; null: it is served elsewhere, and its pages are not known here. */
  siteFolder(): string | null;
  /** Tells the outbox worker of new jobs. Call it after the commit. */
  wakeOutbox(): void;
  now(): Date;
};
