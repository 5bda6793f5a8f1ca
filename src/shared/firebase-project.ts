/** The project that visitors sign in to. Gatsby replaces `process.env.GATSBY_…` literally. */
export function getFirebaseProject(): string {
  return process.env.GATSBY_FIREBASE_PROJECT_ID || 'demo-larkspan';
}

/**
 * True for a site that signs in with a demo project, as `npm start` builds it: it uses the Auth emulator, and shows samples and notes to
 * the agency.
 */
export function isDemoSite(): boolean {
  return getFirebaseProject().startsWith('demo-');
}
