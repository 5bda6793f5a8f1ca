const codes = ['auth/expired-action-code', 'auth/invalid-action-code'];

/** Whether a link has been used, or has run out, while its page was open. */
export function isUsedUp(error: unknown): boolean {
  return codes.includes(String((error as { code?: unknown } | null)?.code));
}
