import httpProxy from '@fastify/http-proxy';
import type { App } from '../http/app-type';
import { notFound } from '../http/errors';
import { isEmulatorCall } from './emulator-path';

const prefixes = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'];

/**
 * Passes the browser's sign-in calls on to the Auth emulator, so that the demo has one origin and one port. Its open
 * administration stays out of reach, and so does `Bearer owner`: no client call needs an Authorization header. So do its pages
 * for sign-in by popup: they write account names into their markup as they are, on our own origin.
 */
export async function registerEmulatorProxy(app: App, emulatorUrl: string): Promise<void> {
  await app.register(async (scope: App) => {
    // Here and not in the proxy's preValidation: with that, it would no longer pass bodies on as they come.
    scope.addHook('onRequest', async (request, reply) => {
      if (!isEmulatorCall(request.method, request.raw.url ?? '')) throw notFound();
      // What passes is data; should it ever be a page, it may do nothing.
      reply.raw.setHeader('content-security-policy', "default-src 'none'; sandbox");
    });
    for (const prefix of prefixes) {
      await scope.register(httpProxy, {
        upstream: emulatorUrl,
        prefix,
        rewritePrefix: prefix,
        replyOptions: {
          rewriteRequestHeaders: (_request, headers) => {
            // 'Expect: 100-continue' is answered by this server already, and the proxy's client refuses to send it.
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
