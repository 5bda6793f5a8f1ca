import httpProxy from '@fastify/http-proxy';
import type { App } from '../app-type';
import { notFound } from '../errors';
import { isEmulatorCall } from './emulator-path';

const prefixes = [
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/emulator/auth',
];

/**
 * Passes the browser's sign-in calls on to the Auth emulator, so that the demo has one origin and one port. Its open
 * administration stays out of reach, and so does `Bearer owner`: no client call needs an Authorization header.
 */
export async function emulatorProxy(app: App, emulatorUrl: string): Promise<void> {
  await app.register(async (scope: App) => {
    // Here and not in the proxy's preValidation: with that, it would no longer pass bodies on as they come.
    scope.addHook('onRequest', async (request, reply) => {
      if (!isEmulatorCall(request.method, request.raw.url ?? '')) throw notFound();
      // The emulator's own pages have inline scripts and stand in a frame of ours.
      reply.raw.removeHeader('content-security-policy');
      reply.raw.removeHeader('x-frame-options');
    });
    for (const prefix of prefixes) {
      await scope.register(httpProxy, {
        upstream: emulatorUrl,
        prefix,
        rewritePrefix: prefix,
        replyOptions: {
          rewriteRequestHeaders: (_request, headers) => {
            const { authorization: _authorization, cookie: _cookie, ...rest } = headers;
            return rest;
          },
        },
      });
    }
  });
}
