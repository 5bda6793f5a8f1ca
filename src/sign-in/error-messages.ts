import { ApiError, NetworkError } from '../browser/api/api-client';
import { tooShort } from './forms/new-password';

export type FormField = 'name' | 'email' | 'password' | 'code';
export type AuthError = { message: string; field: FormField | null };

/** The sign-in form, a window of Google or Facebook, or a page for people who are signed in. */
export type AuthErrorSource = 'form' | 'provider' | 'account';

const unknownError =
  'Something went wrong. Please try again. If it happens again, call the office.';
const networkError =
  'We couldn’t reach the sign-in service. Check your internet connection and try again.';
const providerError =
  'We couldn’t reach Google or Facebook. Check your internet connection, or sign in with email and password.';
const notConfirmed = 'We couldn’t confirm who you are. Try again, or sign in another way.';
const windowClosed =
  'The sign-in window was closed too early. Open it again, or use email and password.';
const sessionEnded = 'Your session has ended. Please sign in again.';
const linkExpired = 'This link has expired or was already used. Ask for a new one.';
const tooManyAttempts = 'Too many attempts. Wait a few minutes and try again.';
const notOffered = 'You can’t sign in this way here. Sign in another way, or call the office.';

/** The same text for every reason, so that nobody learns which addresses have an account. */
const noMatch: AuthError = {
  field: 'password',
  message:
    'We couldn’t sign you in with this email address and password. Check both and try again, or reset your password.',
};
/** The same text for an address in use and one that is not allowed. */
const notCreated: AuthError = {
  field: 'email',
  message:
    'We couldn’t create an account with these details. If you already have one, sign in or reset your password.',
};

/** Errors of the form's fields, by Firebase's code. */
const fieldErrors: Readonly<Record<string, AuthError>> = {
  'auth/invalid-credential': noMatch,
  'auth/invalid-login-credentials': noMatch,
  'auth/user-not-found': noMatch,
  'auth/wrong-password': noMatch,
  'auth/user-disabled': noMatch,
  'auth/email-already-in-use': notCreated,
  'auth/operation-not-allowed': notCreated,
  'auth/admin-restricted-operation': notCreated,
  'auth/invalid-email': {
    field: 'email',
    message: 'Enter an email address like name@example.com.',
  },
  'auth/missing-email': { field: 'email', message: 'Enter your email address.' },
  'auth/missing-password': { field: 'password', message: 'Enter your password.' },
  'auth/weak-password': { field: 'password', message: tooShort },
  'auth/password-does-not-meet-requirements': {
    field: 'password',
    message: 'Use a longer password that is harder to guess.',
  },
};

/** Replace the field errors outside the form, where only the owner of the account can be. */
const errorsOutsideForm: Readonly<Record<string, string>> = {
  'auth/user-disabled': 'This account is disabled. Please call the office.',
  'auth/operation-not-allowed': notOffered,
  'auth/admin-restricted-operation': notOffered,
};

const generalErrors: Readonly<Record<string, string>> = {
  'auth/too-many-requests': tooManyAttempts,
  'auth/quota-exceeded': tooManyAttempts,
  'auth/network-request-failed': networkError,
  'auth/timeout': networkError,
  'auth/internal-error': 'Sign-in isn’t available right now. Please try again.',
  'auth/popup-closed-by-user': windowClosed,
  'auth/cancelled-popup-request': windowClosed,
  'auth/user-cancelled': windowClosed,
  'auth/popup-blocked':
    'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  'auth/account-exists-with-different-credential':
    'This email address uses another way to sign in. Sign in the way you did before.',
  'auth/credential-already-in-use':
    'This Google or Facebook account belongs to another account here. Sign in with it instead.',
  'auth/provider-already-linked': 'This account is already connected.',
  'auth/no-such-provider': 'This account isn’t connected.',
  'auth/unauthorized-domain': notOffered,
  'auth/web-storage-unsupported':
    'Your browser doesn’t let this site keep you signed in. Allow cookies and site data, then try again.',
  'auth/operation-not-supported-in-this-environment':
    'This browser can’t sign you in this way. Use email and password, or another browser.',
  'auth/expired-action-code': linkExpired,
  'auth/invalid-action-code': linkExpired,
  'auth/user-token-expired': sessionEnded,
  'auth/invalid-user-token': sessionEnded,
  'auth/requires-recent-login': sessionEnded,
  'auth/null-user': sessionEnded,
  'auth/user-signed-out': sessionEnded,
};

/** Errors of the browser's passkey dialog, by name. */
const passkeyErrors: Readonly<Record<string, string>> = {
  NotAllowedError: 'The passkey wasn’t used. Try again, or use another way.',
  InvalidStateError: 'This device already has a passkey for your account.',
};

export function toAuthError(error: unknown, source: AuthErrorSource = 'form'): AuthError {
  if (error instanceof ApiError || error instanceof NetworkError) {
    const isAboutCode = error instanceof ApiError && error.fields['code'] !== undefined;
    return { message: error.message, field: isAboutCode ? 'code' : null };
  }
  const passkeyError = getOwnValue(passkeyErrors, error instanceof Error ? error.name : '');
  if (passkeyError !== undefined) return { message: passkeyError, field: null };
  const code = getErrorCode(error);
  const fieldError = getOwnValue(fieldErrors, code);
  if (fieldError !== undefined) {
    if (source === 'form') return fieldError;
    return { message: getOwnValue(errorsOutsideForm, code) ?? notConfirmed, field: null };
  }
  if (code === 'auth/internal-error' && source === 'provider') {
    return { message: providerError, field: null };
  }
  // The sign-in code is loaded on demand, which fails without a connection.
  const fallback = isChunkLoadError(error) ? networkError : unknownError;
  return { message: getOwnValue(generalErrors, code) ?? fallback, field: null };
}

/** Errors of a password reset that are the same with and without an account; all others must look like success. */
export function isSafeResetError(error: unknown): boolean {
  const safeCodes = [
    'auth/invalid-email',
    'auth/missing-email',
    'auth/network-request-failed',
    'auth/timeout',
    'auth/too-many-requests',
    'auth/quota-exceeded',
  ];
  return isChunkLoadError(error) || safeCodes.includes(getErrorCode(error));
}

/** Firebase's code, or '' for any other error. */
export function getErrorCode(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

export function isChunkLoadError(error: unknown): boolean {
  return (error as { name?: unknown } | null)?.name === 'ChunkLoadError';
}

function getOwnValue<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.keys(record).includes(key) ? record[key] : undefined;
}
