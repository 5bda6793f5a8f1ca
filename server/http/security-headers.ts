import helmet from '@fastify/helmet';
import type { App } from './app-type';
import { photoSources } from '../auth/photo-url';
import type { Config } from '../config';

const signIn = {
  connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  frame: ['https://*.firebaseapp.com', 'https://accounts.google.com'],
  script: ['https://apis.google.com'],
} as const;

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

const documentHeaders = [
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

/** JSON loads nothing (OWASP REST Security Cheat Sheet, "Security headers"). */
const jsonPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Scripts run only from our own files and by the hashes of the site's inline scripts. Google's addresses are those of Firebase's sign-in.
 * @param getInlineScripts returns the live site's hashes as "'sha256-…'"
 */
export async function registerSecurityHeaders(
  app: App,
  config: Config,
  getInlineScripts: () => readonly string[],
): Promise<void> {
  const tracking = (['analytics', 'pixel'] as const)
    .filter((name) => config.tracking[name] !== null)
    .map((name) => trackingSources[name]);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          () => getInlineScripts().join(' '),
          ...signIn.script,
          ...tracking.flatMap(({ script }) => script),
        ],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: [
          "'self'",
          'data:',
          'blob:',
          ...photoSources,
          ...tracking.flatMap(({ img }) => img),
        ],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...signIn.connect, ...tracking.flatMap(({ connect }) => connect)],
        // The dashboard shows PDF benefit cards from blob URLs. Any page can lead to it without a reload.
        frameSrc: [
          'blob:',
          ...signIn.frame,
          ...(config.authDomain === null ? [] : [`https://${config.authDomain}`]),
        ],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: config.isProduction ? [] : null,
      },
    },
    // Sign-in by popup needs messages from the window it opened.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Helmet's default would include subdomains, which may not support HTTPS.
    strictTransportSecurity: config.isProduction
      ? { maxAge: 63_072_000, includeSubDomains: false }
      : false,
  });
  app.addHook('onSend', async (request, reply) => {
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!request.url.startsWith('/api/') || (reply.statusCode !== 304 && !isJson)) return;
    // Every open tab gets one each six seconds; these headers would be most of its size.
    for (const name of documentHeaders) void reply.removeHeader(name);
    if (isJson) void reply.header('content-security-policy', jsonPolicy);
  });
}
