/** An outgoing e-mail, text, or deploy-hook call, written in the transaction that causes it. */
export type OutboxJobTable = {
  id: string;
  channel: string;
  /** Encrypted JSON. '' once sent, or when a reply is given up; other e-mails are cleared 30 days after they are given up. */
  payload_sealed: string;
  /** The inbox message whose delivery status follows this job. */
  message_id: string | null;
  /** The same for a help-desk message. At most one of the two is set. */
  help_desk_message_id: string | null;
  /** Passed to the channel, so that a repeated delivery can be recognized. Unique. */
  idempotency_key: string;
  state: string;
  attempts: number;
  next_at: string;
  lease_owner: string | null;
  leased_until: string | null;
  last_problem: string | null;
  /** The provider's id of an accepted text. */
  provider_id: string | null;
  /** The provider's id of a text that the carrier did not deliver. May be set before provider_id. */
  refused_id: string | null;
  /** The provider's error code. 0 if it gave none. */
  refused_code: number | null;
  created_at: string;
  done_at: string | null;
};
