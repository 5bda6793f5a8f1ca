import helmet from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import {
  buildContentSecurityPolicy,
  openerPolicy,
  permissionsPolicy,
  referrerPolicy,
  strictTransportSecurity,
} from '../../../contract/shared/security-policy';
import type { App } from '../../core/http/app-type';
import type { Config } from '../../core/config/config';

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

/** @param getInlineScripts returns the site's hashes as "'sha256-…'" */
export async function registerSecurityHeaders(
  app: App,
  config: Config,
  getInlineScripts: () => readonly string[],
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: openerPolicy },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: referrerPolicy },
    strictTransportSecurity: false,
  });
  app.addHook('onSend', async (request, reply) => {
    if (config.isProduction)
      void reply.header('strict-transport-security', strictTransportSecurity);
    void reply.header('permissions-policy', permissionsPolicy);
    const policy = getFilePolicy(request.url, reply);
    if (policy === undefined) {
      if (reply.hasHeader('content-security-policy')) return;
      const inlineScripts = getInlineScripts();
      const pagePolicy = buildContentSecurityPolicy({ ...config, inlineScripts });
      void reply.header('content-security-policy', pagePolicy);
      return;
    }
    // They would be most of the answer that every open tab gets each six seconds, and a quarter of what a page loads.
    for (const name of documentHeaders) void reply.removeHeader(name);
    if (policy !== null) void reply.header('content-security-policy', policy);
  });
}
