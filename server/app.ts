import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import Fastify, { LogController } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { access } from './routes';
import type { App } from './http/app-type';
import type { Context } from './context';
import { createErrorHandler } from './http/error-handler';
import { notFound } from './http/errors';
import { logResponse, loggerOptions } from './http/logging';
import { registerSecurityHeaders } from './http/security-headers';
import { shedLoad } from './http/limits/under-pressure';
import { registerHealthRoute, registerReadinessRoute } from './http/health-routes';
import { registerEmulatorProxy } from './auth/emulator-proxy';
import type { LiveSite } from './site/live-site';
import { registerSiteRoutes } from './site/routes';
import { toRoutableUrl } from './site/site-path';

export type AppOptions = {
  /** The built site; null: the API alone. */
  site: LiveSite | null;
  /** Where log lines go; the standard output when left out. */
  logStream?: { write(line: string): void };
  /** Where rate limits count calls; this process's memory when left out. */
  rateLimitStore?: FastifyRateLimitStoreCtor;
};

/** The whole server, not yet listening. access.ts says who may call what. */
export async function buildApp(context: Context, options: AppOptions): Promise<App> {
  const { config } = context;
  const answerError = createErrorHandler(context);
  const app: App = Fastify({
    logger: loggerOptions(config.logLevel, options.logStream),
    // Our own line says what may be said (logging.ts).
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config.trustProxy),
    // A JSON body of this API is a few hundred bytes; the one large call is multipart, with limits of its own.
    bodyLimit: 64 * 1024,
    // A card of 10 MB at 4 kB a second. What arrives more slowly is ended long before (plugins/slow-senders.ts).
    requestTimeout: 45 * 60_000,
    // A connection on which nothing moves at all.
    connectionTimeout: 60_000,
    // Longer than the 60 s of common proxies: we must not close a connection that a proxy is about to use.
    keepAliveTimeout: 65_000,
    return503OnClosing: true,
    // GET /admin/{email}: an address has up to 254 characters, encoded up to three times as many.
    routerOptions: { maxParamLength: 800 },
    rewriteUrl: (request) =>
      options.site === null ? (request.url ?? '/') : toRoutableUrl(request.url ?? '/'),
    // An address that cannot be decoded, before any route: the same shape, and nothing of it said back.
    frameworkErrors: answerError,
    ajv: {
      customOptions: {
        // Fastify's default drops unknown fields silently; here they are an error.
        removeAdditional: false,
        // '1' is not 1.
        coerceTypes: false,
        allErrors: true,
      },
    },
  }).withTypeProvider<TypeBoxTypeProvider>();
  // Headers come in one packet; Node's default would wait a minute.
  app.server.headersTimeout = 20_000;
  // Far above what visitors and dashboards hold; beyond it, new ones are turned away instead of slowing all.
  app.server.maxConnections = 5_000;

  // No call takes plain text.
  app.removeContentTypeParser('text/plain');

  app.decorateRequest('identity', null);
  app.decorateRequest('staff', null);
  app.decorateRequest('formRegion', null);
  app.decorateRequest('formTexts', null);
  app.addHook('onResponse', async (request, reply) => {
    logResponse(request, reply);
  });
  app.setErrorHandler(answerError);
  const { site } = options;
  await registerSecurityHeaders(app, config, () => site?.inlineScripts() ?? []);
  registerHealthRoute(app);
  // Not of the pages: they are files, which cost little, and who asks for one could not read the answer of a call.
  await app.register(async (calls: App) => {
    shedLoad(calls, config.mostLag);
    registerReadinessRoute(calls, context);
    await calls.register(access(context, options.rateLimitStore), { prefix: '/api' });
  });
  if (config.auth.emulatorUrl !== null) await registerEmulatorProxy(app, config.auth.emulatorUrl);
  if (site === null) {
    app.setNotFoundHandler(() => {
      throw notFound();
    });
  } else {
    await registerSiteRoutes(app, site, context.withdrawnAt);
  }
  return app;
}

/** A number of proxies as the framework takes it: the so many nearest hops are trusted. */
function trustedProxies(setting: boolean | number | string) {
  return typeof setting === 'number'
    ? (_address: string, hop: number): boolean => hop < setting
    : setting;
}
