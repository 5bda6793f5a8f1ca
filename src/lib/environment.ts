/**
 * The browser's settings, set at build (the only place of src/ that reads process.env).
 * An empty value counts as unset. Gatsby replaces each `process.env.GATSBY_…` by its value, so every name stands in full.
 */
export const environment = {
  /** Base of the API calls, without a trailing slash. */
  apiUrl: (process.env.GATSBY_API_URL || '/api').replace(/\/+$/, ''),
  /** The static key of POST /sms: it ships in the bundle and is no secret. */
  smsKey: process.env.GATSBY_SMS_KEY || 'larkspan-public',
  /** Ids of the services that count visits; empty, as by default: off. */
  measuring: {
    analytics: process.env.GATSBY_ANALYTICS_ID || '',
    pixel: process.env.GATSBY_PIXEL_ID || '',
  },
  firebase: {
    apiKey: process.env.GATSBY_FIREBASE_API_KEY || 'demo-key',
    authDomain: process.env.GATSBY_FIREBASE_AUTH_DOMAIN || 'localhost',
    projectId: process.env.GATSBY_FIREBASE_PROJECT_ID || 'demo-larkspan',
  },
} as const;

/** Without a Firebase project of its own the site signs in against the emulator, through its own origin. */
export const usesAuthEmulator = environment.firebase.projectId.startsWith('demo-');
