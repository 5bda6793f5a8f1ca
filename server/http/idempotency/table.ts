/** What a request with an idempotency key created. */
export type IdempotencyTable = {
  /** Scope and key. */
  key: string;
  /** HMAC of the request, to tell a retry from a different request with the same key. */
  mark: string;
  /** Id of the created record. */
  made_id: string;
  at: string;
};
