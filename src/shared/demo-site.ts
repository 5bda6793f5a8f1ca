/**
 * True for a site that signs in with a demo project, as `npm start` builds it: it shows samples and notes to the agency. Gatsby replaces
 * `process.env.GATSBY_…` literally.
 */
export function isDemoSite(): boolean {
  return (process.env.GATSBY_FIREBASE_PROJECT_ID || 'demo-larkspan').startsWith('demo-');
}
