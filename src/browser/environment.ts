import { defaultSmsKey } from '../../contract/sms/constants';
import { getFirebaseProject } from '../shared/firebase-project';

/** Build-time settings. Gatsby replaces each `process.env.GATSBY_…` literally, so names can't be computed. */
export const environment = {
  /** Without a trailing slash. */
  apiUrl: (process.env.GATSBY_API_URL || '/api').replace(/\/+$/, ''),
  /** Public: it ships in the bundle. */
  smsKey: process.env.GATSBY_SMS_KEY || defaultSmsKey,
  /** Analytics ids; empty means off. */
  measuring: {
    analytics: process.env.GATSBY_ANALYTICS_ID || '',
    pixel: process.env.GATSBY_PIXEL_ID || '',
  },
  firebase: {
    apiKey: process.env.GATSBY_FIREBASE_API_KEY || 'demo-key',
    authDomain: process.env.GATSBY_FIREBASE_AUTH_DOMAIN || 'localhost',
    projectId: getFirebaseProject(),
  },
} as const;
