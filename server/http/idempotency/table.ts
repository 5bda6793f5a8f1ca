export type IdempotencyTable = {
  key: string;
  /** HMAC of the request, to tell a retry from a different request with the same key. */
  mark: string;
  madeId: string;
  at: string;
};
