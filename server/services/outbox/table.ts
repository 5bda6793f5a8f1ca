declare module '../../core/db/tables' {
  interface Tables {
    outbox: OutboxJobTable;
  }
}

/** An outgoing e-mail, text, or deploy-hook call, written in the transaction that causes it. */
export type OutboxJobTable = {
  id: string;
  channel: 'email' | 'sms' | 'hook';
  /** Encrypted JSON. '' once sent or, for a reply, dead; other dead e-mails are cleared after 30 days. */
  payloadSealed: string;
  messageId: string | null;
  helpDeskMessageId: string | null;
  /** Passed to the channel, so that a repeated delivery can be recognized. Unique. */
  idempotencyKey: string;
  state: 'queued' | 'sent' | 'dead';
  attempts: number;
  /** '' for a job that has not been tried yet. */
  nextAt: string;
  leaseOwner: string | null;
  leasedUntil: string | null;
  lastProblem: string | null;
  providerId: string | null;
  /** The provider's id of a text that the carrier did not deliver. May be set before provider_id. */
  refusedId: string | null;
  /** The provider's error code. 0 if it gave none. */
  refusedCode: number | null;
  createdAt: string;
  doneAt: string | null;
  /** When someone took a dead job off the dashboard's list. */
  dismissedAt: string | null;
};
