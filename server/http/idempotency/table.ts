/** What a request under an idempotency key has made, so that a retry makes no second one. */
export type IdempotencyTable = {
  /** Scope and key. */
  key: string;
  /** Keyed hash of the request, to tell a retry from another request under the same key. */
  mark: string;
  /** Id of what it made. */
  made_id: string;
  at: string;
};
