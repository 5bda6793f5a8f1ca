declare module '../../core/db/tables' {
  interface Tables {
    outbox: OutboxJobTable;
  }
}

/** Something to send, such as an email, written in the transaction that causes it. */
export type OutboxJobTable = {
  id: string;
  /** The name of a JobType. */
  type: string;
  /** The owner's id of what the job is about. One type has one job for it. */
  subject: string;
  /** Encrypted JSON. '' once sent or, if its owner can rebuild it, dead; others are cleared 30 days after they die. */
  payloadEncrypted: string;
  /** Passed to the channel, so that a repeated delivery can be recognized. Unique. */
  idempotencyKey: string;
  state: 'queued' | 'sent' | 'dead';
  attempts: number;
  /** '' for a job that has not been tried yet. */
  nextAt: string;
  leaseOwner: string | null;
  leasedUntil: string | null;
  /** JSON of a JobError: that of the last attempt. */
  error: string | null;
  providerId: string | null;
  /** The provider's id of what it did not deliver in the end, and why. May be set before provider_id. */
  lateId: string | null;
  lateError: string | null;
  createdAt: string;
  doneAt: string | null;
  /** When someone took a dead job off the dashboard's list. */
  dismissedAt: string | null;
};
