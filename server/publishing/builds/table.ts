import type { PublishingStep } from '../../../contract/publishing/schema';

/** A request to publish, and its result. At most one is queued; later requests join it. */
export type SiteBuildTable = {
  id: string;
  state: 'queued' | 'running' | 'live' | 'failed';
  requestedAt: string;
  /** The staff member's e-mail; null for the clock. */
  requestedBy: string | null;
  startedAt: string | null;
  finishedAt: string | null;
  /** Progress of a running build; of a finished one, whether it was handed over to another host. */
  step: PublishingStep | null;
  /** Why it failed, as a sentence. */
  problem: string | null;
  /** Revision of the published content. */
  revision: string | null;
  /** The server that builds; null if the site's host does. */
  owner: string | null;
  /** Another server may take over then; the owner renews it. */
  leaseUntil: string | null;
  /** JSON: the posts and jobs that were left out; null if none. */
  leftOut: string | null;
};
