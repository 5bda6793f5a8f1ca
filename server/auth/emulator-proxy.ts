import httpProxy from '@fastify/http-proxy';
import type { App } from '../http/app-type';
import { notFound } from '../http/errors';
import { isEmulatorCall } from './emulator-path';

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
