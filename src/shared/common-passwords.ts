/** Of an account. Firebase must be set to the same (docs/production.md). */
export const minPasswordLength = 8;

/** The most used passwords of at least that length, written by the build. */
export const commonPasswordsPath = '/common-passwords.json';
