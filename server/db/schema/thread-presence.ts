/** That a staff member has a thread open. */
export type ThreadPresenceTable = {
  thread_id: string;
  /** The staff member's. */
  email: string;
  /** When it no longer counts, unless they say so again. */
  until: string;
};
