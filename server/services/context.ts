import type { FastifyBaseLogger } from 'fastify';
import type { Program } from '../../contract/programs/program';
import type { CoreContext } from '../core/context';
import type { IdentityProvider } from './auth/identity-provider';
import type { TokenVerifier } from './auth/token-verifier';
import type { JobType } from './outbox/job-type';
import type { PublishSource } from './publishing/publish-source';
import type { ReadPublished } from './publishing/published-files';
import type { Publisher } from './publishing/publisher';
import type { Regions } from './site/region-records';
import type { FindMovedPath } from './site/routes';

export type ServiceContext = CoreContext & {
  regions: Regions;
  /** Programs that may pay for care. */
  programs: readonly Program[];
  verifyToken: TokenVerifier;
  identityProvider: IdentityProvider | null;
  findMovedPath: FindMovedPath;
  publishSources: readonly PublishSource[];
  readPublished: ReadPublished;
  /** Null if publishing is off. */
  publisher: Publisher | null;
  /** Finds the path on disk of a file of the site; null if another host builds and serves the site. */
  findSiteFile: ((path: string) => string | null) | null;
  /** Everything that the outbox sends. */
  jobTypes: readonly JobType[];
  /** Tells the outbox worker about new jobs. Call it after the commit. */
  wakeOutbox(): void;
  /** The names of all accounts with a role, by email. */
  listStaffNames(log: FastifyBaseLogger): Promise<ReadonlyMap<string, string>>;
};
