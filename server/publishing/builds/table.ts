import type { PublishingStep } from '../../../contract/publishing/schema';

export type SiteBuildTable = {
  id: string;
  state: 'queued' | 'running' | 'live' | 'failed';
  requestedAt: string;
  requestedBy: string | null;
  startedAt: string | null;
  finishedAt: string | null;
  /** Progress of a running build; of a finished one, whether it was handed over to another host. */
  step: PublishingStep | null;
  problem: string | null;
  revision: string | null;
  /** The server that builds; null if the site's host does. */
  owner: string | null;
  /** Another server may take over then; the owner renews it. */
  leaseUntil: string | null;
  /** JSON: the posts and jobs that were left out; null if none. */
  leftOut: string | null;
};
