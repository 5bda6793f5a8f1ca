import httpProxy from '@fastify/http-proxy';
import type { App } from '../../core/http/app-type';
import { notFound } from '../../core/http/errors';

const allowedCalls: readonly RegExp[] = [
  /^POST \/identitytoolkit\.googleapis\.com\/v1\/accounts:(signUp|signInWithPassword|signInWithIdp|lookup|update|delete|sendOobCode|resetPassword|createAuthUri)$/,
  /^GET \/identitytoolkit\.googleapis\.com\/v1\/(recaptchaParams|projects)$/,
  /^GET \/identitytoolkit\.googleapis\.com\/v2\/recaptchaConfig$/,
  /^POST \/securetoken\.googleapis\.com\/v1\/token$/,
];

const prefixes = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'];

/**
 * Proxies the browser's sign-in calls to the Auth emulator, so that the demo has one origin and one port. The emulator's administration,
 * `Bearer owner`, and its popup pages, which do not escape account names, are not reachable.
 */
export async function registerEmulatorProxy(app: App, emulatorUrl: string): Promise<void> {
  await app.register(async (scope: App) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isEmulatorCall(request.method, request.raw.url ?? '')) throw notFound();
      // Responses are data; this keeps a page from running scripts on our origin.
      reply.raw.setHeader('content-security-policy', "default-src 'none'; sandbox");
    });
    for (const prefix of prefixes) {
      await scope.register(httpProxy, {
        upstream: emulatorUrl,
        prefix,
        rewritePrefix: prefix,
        replyOptions: {
          rewriteRequestHeaders: (_request, headers) => {
            // This server answers 'Expect: 100-continue' itself, and the proxy's client cannot send it.
            const {
              authorization: _authorization,
              cookie: _cookie,
              expect: _expect,
              ...rest
            } = headers;
            return rest;
          },
        },
      });
    }
  });
}

/**
 * Matches the path exactly as sent, because the emulator might decode encoded, doubled, or dotted forms differently.
 * @param url path and query as sent
 */
export function isEmulatorCall(method: string, url: string): boolean {
  const path = url.replace(/\?.*$/s, '');
  const call = `${method === 'HEAD' ? 'GET' : method} ${path}`;
  return allowedCalls.some((pattern) => pattern.test(call));
}
