import helmet from '@fastify/helmet';
import type { App } from './app-type';
import { photoSources } from '../auth/photo-url';
import type { Config } from '../config';

const signIn = {
  connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  frame: ['https://*.firebaseapp.com', 'https://accounts.google.com'],
  script: ['https://apis.google.com'],
} as const;

/** What Google Analytics and Meta's pixel need, opened only where the agency has turned them on. */
const measuring = {
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

/** What a browser heeds in a page or a file that it shows, not in an answer without a body. */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/**
 * Security headers of every answer. Scripts run only from our own files and by the hashes of the site's inline scripts;
 * Google's addresses are those that Firebase's sign-in needs.
 * @param inlineScripts gives the hashes in the policy's own form, "'sha256-…'", of the site that is live
 */
export async function registerSecurityHeaders(
  app: App,
  config: Config,
  inlineScripts: () => readonly string[],
): Promise<void> {
  const opened = (['analytics', 'pixel'] as const)
    .filter((name) => config.measuring[name] !== null)
    .map((name) => measuring[name]);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          () => inlineScripts().join(' '),
          ...signIn.script,
          ...opened.flatMap(({ script }) => script),
        ],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...photoSources, ...opened.flatMap(({ img }) => img)],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...signIn.connect, ...opened.flatMap(({ connect }) => connect)],
        // A benefit card that is a PDF, which the browser holds itself. On every page: the dashboard is entered from any without loading.
        frameSrc: [
          'blob:',
          ...signIn.frame,
          ...(config.authDomain === null ? [] : [`https://${config.authDomain}`]),
        ],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: config.production ? [] : null,
      },
    },
    // Sign-in by popup has to hear from the window it opened.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // For this host alone: of the agency's other names we know nothing. Helmet would include them.
    strictTransportSecurity: config.production
      ? { maxAge: 63_072_000, includeSubDomains: false }
      : false,
  });
  app.addHook('onSend', async (request, reply) => {
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    if (reply.statusCode !== 304 || !request.url.startsWith('/api/')) return;
    // Every open tab hears 'unchanged' each six seconds: what only a document heeds would be most of it (RFC 9110, 15.4.5).
    for (const name of ofDocuments) void reply.removeHeader(name);
  });
}
