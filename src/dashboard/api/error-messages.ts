import { ApiError, NetworkError } from '../../lib/api/api-client';
import { NotSignedInError } from '../../lib/auth/auth';

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
