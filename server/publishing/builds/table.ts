/** A wish to publish what the office has changed, and what has become of it. At most one is queued: later wishes join it. */
export type SiteBuildTable = {
  id: string;
  /** 'queued', 'running', 'live' or 'failed'. */
  state: string;
  requested_at: string;
  /** The staff member's e-mail; null: the clock asked. */
  requested_by: string | null;
  started_at: string | null;
  finished_at: string | null;
  /** How far a build is that runs; of one that is live, whether it was handed to another host. */
  step: string | null;
  /** Why it failed, in a sentence. */
  problem: string | null;
  /** Of what it publishes. */
  revision: string | null;
  /** Which server builds it; null: its host does. */
  owner: string | null;
  /** Another server takes over after that; the owner puts it off while it builds. */
  lease_until: string | null;
  /** JSON: the posts and jobs that it had to leave out; null: none. */
  left_out: string | null;
};
