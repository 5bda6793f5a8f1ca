/** Something that has to leave: written in the transaction of what caused it, removed from nowhere until it has left. */
export type OutboxJobTable = {
  id: string;
  channel: string;
  /** JSON of the mail or text; '' once it has left, or is an answer that was given up; of other mails 30 days after that. */
  payload_sealed: string;
  /** The message whose delivery state follows this job. */
  message_id: string | null;
  /** The same of an answer of the help desk: at most one of the two. */
  help_desk_message_id: string | null;
  /** Goes along to the channel, so that a second attempt can be recognised. Unique. */
  idempotency_key: string;
  state: string;
  attempts: number;
  next_at: string;
  lease_owner: string | null;
  leased_until: string | null;
  last_problem: string | null;
  /** What the provider calls a text that it has taken. */
  provider_id: string | null;
  /** The text that its carrier did not deliver, as the provider calls it: told before it is written that it was sent, or after. */
  refused_id: string | null;
  /** The provider's code for why; 0: it gave none. */
  refused_code: number | null;
  created_at: string;
  done_at: string | null;
};
