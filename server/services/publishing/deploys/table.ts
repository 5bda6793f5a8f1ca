declare module '../../../core/db/tables' {
  interface Tables {
    siteDeploys: SiteDeployTable;
  }
}

/** A call of the site's host to build the site. Only the latest ones are kept. */
export type SiteDeployTable = {
  id: string;
  /** Of what was published at `requestedAt`. */
  revision: string;
  requestedAt: string;
  /** When the host accepted the call. */
  sentAt: string | null;
  /** When its build was on the site, or failed. */
  finishedAt: string | null;
  problem: string | null;
};
