import helmet from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import type { App } from '../../core/http/app-type';
import { photoSources } from '../auth/photo-url';
import type { Config } from '../../core/config/config';

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

/** A picture may be opened as a document. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Browsers apply the policy of the document to these. */
const partOfDocument = /^(?:font\/|image\/|text\/(?:css|javascript)|application\/javascript)/;

/** Null if the answer needs no policy, undefined if it needs that of a document. */
function getFilePolicy(url: string, reply: FastifyReply): string | null | undefined {
  const type = String(reply.getHeader('content-type'));
  if (url.startsWith('/api/')) {
    if (type.startsWith('application/json')) return jsonPolicy;
    return reply.statusCode === 304 ? null : undefined;
  }
  if (type.startsWith('image/svg')) return svgPolicy;
  return partOfDocument.test(type) ? null : undefined;
}

/**
 * Scripts run only from our own files and by the hashes of the site's inline scripts. Google's addresses are those of Firebase's sign-in.
 * @param getInlineScripts returns the site's hashes as "'sha256-…'"
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
    const policy = getFilePolicy(request.url, reply);
    if (policy === undefined) return;
    // They would be most of the answer that every open tab gets each six seconds, and a quarter of what a page loads.
    for (const name of documentHeaders) void reply.removeHeader(name);
    if (policy !== null) void reply.header('content-security-policy', policy);
  });
}
