/** One message of a thread, in or out, over whatever channel. */
export type MessageTable = {
  id: string;
  thread_id: string;
  at: string;
  channel: string;
  direction: string;
  /** Never a date of birth or a Medicaid number. */
  text: string;
  /** The staff member's e-mail, of an answer. */
  author: string | null;
  delivery: string;
  /** Scope and key of the request that made it; unique, so that a retry makes no second message. */
  idempotency_key: string | null;
  /** Keyed hash of that request, to tell a retry from another request under the same key. */
  request_mark: string | null;
};
