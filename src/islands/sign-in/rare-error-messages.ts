/** What goes wrong seldom, with the provider's codes for it (without 'auth/'): it cannot be mended in the form. */
export const rareFaults: readonly (readonly [words: string, codes: readonly string[]])[] = [
  [
    'Signing in is not set up as it should be. Trying again does not help: please call the office.',
    [
      'app-deleted',
      'app-not-authorized',
      'argument-error',
      'auth-domain-config-required',
      'invalid-api-key',
      'invalid-app-credential',
      'invalid-app-id',
      'invalid-continue-uri',
      'invalid-dynamic-link-domain',
      'invalid-hosting-link-domain',
      'invalid-message-payload',
      'invalid-oauth-client-id',
      'invalid-oauth-provider',
      'invalid-provider-id',
      'invalid-recipient-email',
      'invalid-sender',
      'missing-continue-uri',
      'unauthorized-continue-uri',
    ],
  ],
  [
    'This browser cannot sign you in this way. Use e-mail and password, or another browser.',
    [
      'cors-unsupported',
      'invalid-auth-event',
      'invalid-persistence-type',
      'missing-iframe-start',
      'no-auth-event',
      'operation-not-supported-in-this-environment',
      'unsupported-persistence-type',
    ],
  ],
  [
    'It could not be checked that you are a person. Load the page again, then try once more.',
    [
      'captcha-check-failed',
      'invalid-recaptcha-action',
      'invalid-recaptcha-token',
      'invalid-recaptcha-version',
      'missing-recaptcha-token',
      'missing-recaptcha-version',
      'recaptcha-not-enabled',
    ],
  ],
  [
    'This account asks for a second step, which this site does not have. Please call the office.',
    ['multi-factor-auth-required', 'unsupported-first-factor'],
  ],
  [
    'Google or Facebook did not confirm who you are. Try again, or use e-mail and password.',
    ['missing-or-invalid-nonce', 'rejected-credential', 'user-mismatch'],
  ],
  [
    'Confirm your e-mail address first: we have sent you a link.',
    ['email-change-needs-verification', 'unverified-email'],
  ],
  ['Your session has ended. Please sign in again.', ['null-user', 'user-signed-out']],
];
