/** Hosts of Google's and Facebook's account photos. */
export const photoSources = [
  'https://*.googleusercontent.com',
  'https://graph.facebook.com',
  'https://platform-lookaside.fbsbx.com',
  'https://*.fbcdn.net',
] as const;

const trackingSources = {
  analytics: {
    script: ['https://www.googletagmanager.com'],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
    img: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  },
  pixel: {
    script: ['https://connect.facebook.net'],
    connect: ['https://www.facebook.com'],
    img: ['https://www.facebook.com'],
  },
} as const;

export const permissionsPolicy = 'camera=(), geolocation=(), microphone=(), payment=()';
export const referrerPolicy = 'strict-origin-when-cross-origin';
/** Sign-in by popup needs messages from the window it opened. */
export const openerPolicy = 'same-origin-allow-popups';

/** Two years. Subdomains must support HTTPS too (docs/production.md). */
export const strictTransportSecurity = 'max-age=63072000; includeSubDomains';

type PolicyOptions = {
  /** Hashes of the site's inline scripts, as "'sha256-…'". */
  inlineScripts: readonly string[];
  siteUrl: string;
  apiUrl: string;
  /** A custom host of Firebase's sign-in frame. */
  authDomain: string | null;
  /** Null if off. */
  tracking: Record<keyof typeof trackingSources, string | null>;
};

/**
 * The Content-Security-Policy of pages. Scripts run only from our own files and by the hashes of the site's inline scripts. Google's
 * addresses are those of Firebase's sign-in.
 */
export function buildContentSecurityPolicy(options: PolicyOptions): string {
  const { siteUrl, authDomain } = options;
  const apiOrigin = new URL(options.apiUrl, siteUrl).origin;
  const api = apiOrigin === new URL(siteUrl).origin ? [] : [apiOrigin];
  const tracking = (['analytics', 'pixel'] as const)
    .filter((name) => options.tracking[name] !== null)
    .map((name) => trackingSources[name]);
  const directives = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...options.inlineScripts,
      'https://apis.google.com',
      ...tracking.flatMap(({ script }) => script),
    ],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [
      "'self'",
      ...api,
      'data:',
      'blob:',
      ...photoSources,
      ...tracking.flatMap(({ img }) => img),
    ],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...api,
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...tracking.flatMap(({ connect }) => connect),
    ],
    // The dashboard shows PDF benefit cards from blob URLs. Any page can lead to it without a reload.
    'frame-src': [
      'blob:',
      'https://*.firebaseapp.com',
      'https://accounts.google.com',
      ...(authDomain === null ? [] : [`https://${authDomain}`]),
    ],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...api],
    'frame-ancestors': ["'none'"],
    ...(siteUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
