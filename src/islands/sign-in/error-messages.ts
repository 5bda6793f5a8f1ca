import { rareFaults } from './rare-error-messages';

/** A field of a sign-in form that a fault can belong to. */
export type FormField = 'name' | 'email' | 'password';
export type Fault = { words: string; field: FormField | null };

/** One sentence for every way a password can fail, so that it tells nobody which addresses have an account. */
const noMatch: Fault = {
  words:
    'We could not sign you in with this e-mail address and password. Check both and try again, or reset your password.',
  field: 'password',
};
/** The same care for sign-up: it is said of an address in use and of one that may not sign up. */
const noAccountMade: Fault = {
  words:
    'We could not make an account with these details. If you already have one, sign in or reset your password.',
  field: 'email',
};
const unreachable: Fault = {
  words: 'The sign-in service could not be reached. Check your internet connection and try again.',
  field: null,
};
const internal: Fault = {
  words: 'Sign-in cannot be reached at the moment. Please try again.',
  field: null,
};
const providerUnreachable: Fault = {
  words:
    'Google or Facebook could not be reached. Check your internet connection, or sign in with e-mail and password.',
  field: null,
};
const windowClosed: Fault = {
  words:
    'The sign-in window was closed before it was finished. Open it again, or use e-mail and password.',
  field: null,
};
const sessionEnded: Fault = { words: 'Your session has ended. Please sign in again.', field: null };
const deadLink: Fault = {
  words: 'This link is too old or has been used. Ask for a new one.',
  field: null,
};
const tooMany: Fault = {
  words: 'Too many attempts. Wait a few minutes and try again.',
  field: null,
};
const unknown: Fault = {
  words: 'Something went wrong while signing in. Please try again in a moment.',
  field: null,
};

/** The identity provider's codes, old and new, in plain words. */
const faults: Record<string, Fault> = {
  'auth/invalid-credential': noMatch,
  'auth/invalid-login-credentials': noMatch,
  'auth/user-not-found': noMatch,
  'auth/wrong-password': noMatch,
  'auth/user-disabled': noMatch,
  'auth/email-already-in-use': noAccountMade,
  'auth/operation-not-allowed': noAccountMade,
  'auth/admin-restricted-operation': noAccountMade,
  'auth/invalid-email': { words: 'Enter an e-mail address like name@example.com.', field: 'email' },
  'auth/missing-email': { words: 'Enter your e-mail address.', field: 'email' },
  'auth/missing-password': { words: 'Enter your password.', field: 'password' },
  'auth/weak-password': { words: 'Choose a password of at least 6 characters.', field: 'password' },
  'auth/password-does-not-meet-requirements': {
    words:
      'This password does not meet the rules. Use at least 6 characters, with letters and digits.',
    field: 'password',
  },
  'auth/too-many-requests': {
    words: 'Too many attempts. Wait a few minutes and try again, or reset your password.',
    field: null,
  },
  'auth/quota-exceeded': tooMany,
  'auth/network-request-failed': unreachable,
  'auth/timeout': unreachable,
  'auth/internal-error': internal,
  'auth/popup-closed-by-user': windowClosed,
  'auth/cancelled-popup-request': windowClosed,
  'auth/user-cancelled': windowClosed,
  'auth/popup-blocked': {
    words: 'Your browser blocked the sign-in window. Allow windows for this site and try again.',
    field: null,
  },
  'auth/account-exists-with-different-credential': {
    words: 'Sign in the way you did before: another way of signing in is set up for this address.',
    field: null,
  },
  'auth/expired-action-code': deadLink,
  'auth/invalid-action-code': deadLink,
  'auth/credential-already-in-use': {
    words:
      'This Google or Facebook account belongs to another account here. Sign in with it instead.',
    field: null,
  },
  'auth/provider-already-linked': { words: 'This is connected already.', field: null },
  'auth/no-such-provider': { words: 'This is not connected.', field: null },
  'auth/unauthorized-domain': {
    words:
      'Signing in this way is not set up for this address of the site. Use e-mail and password.',
    field: null,
  },
  'auth/web-storage-unsupported': {
    words:
      'Your browser does not let this site keep you signed in. Allow cookies and site data, then try again.',
    field: null,
  },
  'auth/user-token-expired': sessionEnded,
  'auth/invalid-user-token': sessionEnded,
  'auth/requires-recent-login': sessionEnded,
};

/** Where there is no form of e-mail and password: what its words would say. Only whoever has the account gets there, so it may be named. */
const switchedOff: Fault = {
  words: 'This account has been switched off. Please call the office.',
  field: null,
};
const notOffered: Fault = {
  words: 'This way of signing in is not switched on here. Sign in another way, or call the office.',
  field: null,
};
const notConfirmed: Fault = {
  words: 'It could not be confirmed who you are. Try again, or sign in another way.',
  field: null,
};
const beyondForm: Record<string, Fault> = {
  'auth/user-disabled': switchedOff,
  'auth/operation-not-allowed': notOffered,
  'auth/admin-restricted-operation': notOffered,
  'auth/too-many-requests': tooMany,
};

/** By what somebody signs in: the form, or a window of Google or Facebook; 'account' is a page of whoever is signed in already. */
export type Way = 'form' | 'provider' | 'account';

/** What to tell a person whose sign-in, sign-up or reset threw `error`: words, and the field they belong to if any. */
export function faultOf(error: unknown, way: Way = 'form'): Fault {
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'auth/internal-error' && way === 'provider') return providerUnreachable;
  if (typeof code === 'string' && Object.keys(faults).includes(code)) {
    const fault = faults[code] ?? unknown;
    if (way === 'form') return fault;
    return beyondForm[code] ?? (fault.field === null ? fault : notConfirmed);
  }
  const rare = rareFaults.find(([, codes]) => codes.some((one) => code === `auth/${one}`));
  if (rare) return { words: rare[0], field: null };
  // The sign-in code itself is loaded on demand: without a connection it does not arrive.
  const name = (error as { name?: unknown } | null)?.name;
  return name === 'ChunkLoadError' ? unreachable : unknown;
}
