declare module '../../../core/db/tables' {
  interface Tables {
    sessions: SessionTable;
  }
}

/** A sign-in of a staff member. A person and the time of a sign-in, which every ID token has, name it. */
export type SessionTable = {
  id: string;
  uid: string;
  signedInAt: string;
  /** 'Chrome on Windows' */
  device: string;
  /** Of the last call, at most a minute late. */
  usedAt: string;
  /** An ended session stays until its ID tokens are refused for their age. */
  endedAt: string | null;
  /** Hash of the cookie that was set for the second factor. Null: not given yet. */
  tokenHash: string | null;
  /** A challenge, or a second factor that is being set up. */
  pendingEncrypted: string | null;
};
