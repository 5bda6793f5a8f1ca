import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { randomBytes } from 'node:crypto';
import underPressure from '@fastify/under-pressure';
import Fastify, { LogController, type FastifyRequest } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { createRoutes } from './routes';
import type { App } from './core/http/app-type';
import type { Context } from './features/context';
import { DatabaseOutage } from './core/db/database-outage';
import { checkReadiness } from './core/db/readiness';
import { createErrorHandler } from './core/http/error-handler';
import { HttpError, notFound, standardError } from './core/http/errors';
import { logResponse, loggerOptions } from './core/http/logging';
import { measureResponse } from './core/http/metrics';
import { registerMetricsRoute } from './services/metrics/routes';
import { registerSecurityHeaders } from './services/site/security-headers';
import { createPhoneFinder } from './services/forms/request-context';
import { registerEmulatorProxy } from './services/auth/emulator-proxy';
import type { Site } from './services/site/site';
import { registerSiteRoutes } from './services/site/routes';
import { toRoutableUrl } from './services/site/site-path';

export type AppOptions = {
  /** The built site; null to serve the API only. */
  site: Site | null;
  /** False while the server starts or stops, for /readyz. */
  isReady?: () => boolean;
  logStream?: { write(line: string): void };
  rateLimitStore?: FastifyRateLimitStoreCtor;
};

/** The server, not yet listening. Each call's declaration says who may make it (contract/endpoints.ts). */
export async function buildApp(context: Context, options: AppOptions): Promise<App> {
  const { config } = context;
  const handleError = createErrorHandler(createPhoneFinder(context));
  const app: App = Fastify({
    logger: loggerOptions(config.logLevel, options.logStream),
    // In each log line of a request as "reqId", and short enough to read out on the phone.
    genReqId: () => randomBytes(5).toString('hex'),
    // Our own log line leaves out personal data (core/http/logging.ts).
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toTrustProxyOption(config.trustProxy),
    // JSON bodies of this API have a few hundred bytes; multipart calls have their own limits.
    bodyLimit: 64 * 1024,
    // A benefit card of 10 MB at 4 kB a second. Slower clients are disconnected earlier (core/http/limits/slow-clients.ts).
    requestTimeout: 45 * 60_000,
    connectionTimeout: 60_000,
    // Longer than the 60 s of common proxies, which otherwise reuse a connection that we are closing.
    keepAliveTimeout: 65_000,
    // Fastify's own 503 has no Retry-After. Calls on open connections are answered, and the connection is closed.
    return503OnClosing: false,
    // GET /admin/{email}: an address has up to 254 characters, three times as many when encoded.
    routerOptions: { maxParamLength: 800 },
    rewriteUrl: (request) =>
      options.site === null ? (request.url ?? '/') : toRoutableUrl(request.url ?? '/'),
    // A URL that cannot be decoded fails before any route.
    frameworkErrors: handleError,
    ajv: {
      customOptions: {
        // Fastify's default silently drops unknown fields.
        removeAdditional: false,
        coerceTypes: false,
        allErrors: true,
      },
    },
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.server.headersTimeout = 20_000;
  app.server.maxConnections = 5_000;

  app.removeContentTypeParser('text/plain');

  app.decorateRequest('identity', null);
  app.decorateRequest('signIn', null);
  app.decorateRequest('staff', null);
  app.decorateRequest('formRegion', null);
  app.decorateRequest('formTexts', null);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    logResponse(request, reply);
    measureResponse(request, reply);
  });
  app.setErrorHandler(handleError);
  const { site } = options;
  await registerSecurityHeaders(app, config, () => site?.inlineScripts() ?? []);
  registerHealthRoute(app);
  registerMetricsRoute(app, context);
  // Pages are cheap to serve, and a visitor could not read the JSON error.
  await app.register(async (api: App) => {
    if (config.maxLag > 0) await api.register(underPressure, shedLoad(config.maxLag));
    registerReadinessRoute(api, context, options.isReady);
    await api.register(createRoutes(context, options.rateLimitStore), { prefix: '/api' });
  });
  if (config.auth.emulatorUrl !== null) await registerEmulatorProxy(app, config.auth.emulatorUrl);
  if (site === null) {
    app.setNotFoundHandler(() => {
      throw notFound();
    });
  } else {
    await registerSiteRoutes(app, site, context.findMovedPath);
  }
  return app;
}

/** While the event loop lags, more work would only add to the lag. But Twilio never repeats a text, which may be an opt-out. */
function shedLoad(maxEventLoopDelay: number) {
  return {
    maxEventLoopDelay,
    pressureHandler: async ({ routeOptions }: FastifyRequest) => {
      if (routeOptions.config.access !== 'signature') throw standardError(503, { retryAfter: 10 });
    },
  };
}

/** Liveness, for supervisors. Also succeeds when the server is busy or its database is away: a restart would not help. */
function registerHealthRoute(app: App): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));
}

function registerReadinessRoute(
  app: App,
  { database }: Context,
  isReady: AppOptions['isReady'] = () => true,
): void {
  app.get('/readyz', { schema: { hide: true } }, async ({ log }) => {
    try {
      await checkReadiness(database);
    } catch (error) {
      if (error instanceof DatabaseOutage) throw error;
      log.error({ err: error }, 'The database can’t be used');
      throw new HttpError(503, 'unavailable', 'The database can’t be used.');
    }
    if (!isReady()) throw new HttpError(503, 'unavailable', 'The server is starting or stopping.');
    return { status: 'ready' };
  });
}

/** Fastify has no option for a number of proxies to trust. */
function toTrustProxyOption(setting: boolean | number | string) {
  return typeof setting === 'number'
    ? (_address: string, hop: number): boolean => hop < setting
    : setting;
}
