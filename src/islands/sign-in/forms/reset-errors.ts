/** Faults of a reset that say nothing about whether the address has an account. */
const harmless = [
  'auth/invalid-email',
  'auth/missing-email',
  'auth/network-request-failed',
  'auth/timeout',
  'auth/too-many-requests',
  'auth/quota-exceeded',
];

/**
 * Whether a failed reset may be told to the person: a connection that failed or a malformed address, yes; anything that
 * could depend on the account (unknown, disabled) is answered as if the mail had been sent.
 */
export function mayTell(error: unknown): boolean {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return name === 'ChunkLoadError' || (typeof code === 'string' && harmless.includes(code));
}
