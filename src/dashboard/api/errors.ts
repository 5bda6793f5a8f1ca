import { ApiError, NetworkError } from '../../browser/api/api-client';
import { NotSignedInError } from '../../browser/auth/auth';

export function getErrorMessage(error: unknown): string {
  if (
    error instanceof ApiError ||
    error instanceof NetworkError ||
    error instanceof NotSignedInError
  ) {
    return error.message;
  }
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'auth/network-request-failed') return new NetworkError().message;
  return 'Something went wrong. Please try again.';
}

/** Someone else, or another window, saved a newer version. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'changed_since';
}

export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Throws if the user has signed out during a multi-step action, whose next call would run as another user. */
export function assertSameSession({ hasEnded }: { hasEnded: () => boolean }): void {
  if (hasEnded()) throw new NotSignedInError();
}
