import Fastify, { LogController } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { searchHeader, totalHeader } from '../contract/list-limits';
import { mayManageAccounts } from '../contract/roles';
import { smsKeyHeader } from '../contract/sms-key-header';
import type { App } from './app-type';
import { requireIdentity, requireRight, requireScreen } from './auth/guards';
import type { Context } from './context';
import { answerError } from './error-answers';
import { HttpError, notFound } from './errors';
import { logAnswer, loggerOptions } from './logging';
import { againIn } from './plugins/again-in';
import { openApi } from './plugins/openapi';
import { endSlowSenders } from './plugins/slow-senders';
import { endUnreadRest } from './plugins/unread-rest';
import { securityHeaders } from './plugins/security-headers';
import { refuseCrossSite } from './public-forms/cross-site';
import { answerFormError } from './public-forms/form-errors';
import { boundOpenForms } from './public-forms/open-forms';
import { partLimits } from './public-forms/read-parts';
import { senderOf } from './public-forms/sender';
import { accountExportRoutes } from './routes/account-exports';
import { accountChangeRoutes, accountRoutes } from './routes/accounts';
import { adminRoutes } from './routes/admin';
import { applicationRoutes } from './routes/applications';
import { auditRoutes } from './routes/audit';
import { cardRoutes } from './routes/cards';
import { chatExportRoutes } from './routes/chat-exports';
import { chatRoutes } from './routes/chats';
import { contactRoutes } from './routes/contact';
import { countRoutes } from './routes/count';
import { emailRoutes } from './routes/email';
import { enrolmentRoutes } from './routes/enrolments';
import { healthRoutes } from './routes/health';
import { incomingTextRoutes } from './routes/incoming-texts';
import { helpDeskRoutes } from './routes/help-desk';
import { helpDeskRequestRoutes } from './routes/help-desk-requests';
import { helpDeskStatusRoutes } from './routes/help-desk-status';
import { mergeRoutes } from './routes/merges';
import { noteRoutes } from './routes/notes';
import { overviewRoutes } from './routes/overview';
import { photoRoutes, profilePhotoRoutes } from './routes/photos';
import { presenceRoutes } from './routes/presence';
import { replyRoutes } from './routes/replies';
import { retryRoutes } from './routes/retries';
import { revealRoutes } from './routes/reveal';
import { smsRoutes } from './routes/sms';
import { templateRoutes } from './routes/templates';
import { threadStateRoutes } from './routes/thread-state';
import { emulatorProxy } from './site/emulator-proxy';
import { inlineScriptHashes } from './site/inline-script-hashes';
import { siteRoutes } from './site/site';

export type AppOptions = {
  /** The built site's folder; null: the API alone. */
  siteDir: string | null;
  /** Where log lines go; the standard output when left out. */
  logStream?: { write(line: string): void };
};

/** The whole server, not yet listening. `access` below is the access table: a route is open to the scope it stands in. */
export async function buildApp(context: Context, options: AppOptions): Promise<App> {
  const { config } = context;
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
    logAnswer(request, reply);
  });
  app.setErrorHandler(answerError);
  await securityHeaders(
    app,
    config,
    options.siteDir === null ? [] : inlineScriptHashes(options.siteDir),
  );
  await app.register(underPressure, {
    // Beyond this the loop is stuck, and another request only makes it worse.
    maxEventLoopDelay: config.mostLag,
    pressureHandler: () => {
      throw new HttpError(503, 'unavailable', 'The server is busy. Please try again in a moment.');
    },
  });

  await app.register(async (root: App) => {
    healthRoutes(root, context);
  });
  await app.register(access(context), { prefix: '/api' });
  if (config.auth.emulatorUrl !== null) await emulatorProxy(app, config.auth.emulatorUrl);
  if (options.siteDir === null) {
    app.setNotFoundHandler(() => {
      throw notFound();
    });
  } else {
    await siteRoutes(app, options.siteDir);
  }
  return app;
}

/** A number of proxies as the framework takes it: the so many nearest hops are trusted. */
function trustedProxies(setting: boolean | number | string) {
  return typeof setting === 'number'
    ? (_address: string, hop: number): boolean => hop < setting
    : setting;
}

function access(context: Context) {
  return async (api: App): Promise<void> => {
    const { corsOrigins } = context.config;
    if (corsOrigins.length > 0) {
      await api.register(cors, {
        origin: [...corsOrigins],
        methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        allowedHeaders: [
          'authorization',
          'content-type',
          'idempotency-key',
          'if-none-match',
          searchHeader,
          smsKeyHeader,
        ],
        exposedHeaders: ['etag', 'content-disposition', totalHeader],
        maxAge: 3_600,
      });
    }
    endSlowSenders(api);
    endUnreadRest(api);
    await api.register(rateLimit, {
      // An office behind one address with twenty open tabs polls 600 times a minute: two lists, and whether one may still be there.
      max: 1_200 * context.config.rateLimitFactor,
      timeWindow: 60_000,
      // Each household has more IPv6 addresses than could be counted.
      keyGenerator: (request) => senderOf(request.ip),
      errorResponseBuilder: (_request, { ttl }) =>
        new HttpError(429, 'too_many_requests', `Too many requests. ${againIn(ttl)}`),
    });
    await api.register(multipart, { limits: partLimits, throwFileSizeLimit: false });
    api.addHook('onSend', async (_request, reply) => {
      // Health data stays out of every cache, the browser's own included.
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    });
    // Before the site's own catch-all, which would answer with a page.
    api.all('/*', { schema: { hide: true } }, () => {
      throw notFound();
    });
    await openApi(api);

    // Anyone.
    await api.register(async (visitors: App) => {
      countRoutes(visitors, context);
      photoRoutes(visitors, context);
      smsRoutes(visitors, context);
      helpDeskStatusRoutes(visitors, context);
    });

    // Twilio, by its signature.
    await api.register(async (twilio: App) => {
      incomingTextRoutes(twilio, context);
    });

    // Anyone: the forms, with or without script.
    await api.register(async (forms: App) => {
      forms.setErrorHandler(answerFormError(context));
      refuseCrossSite(forms, context.config);
      boundOpenForms(forms);
      emailRoutes(forms, context);
      contactRoutes(forms, context);
      enrolmentRoutes(forms, context);
      applicationRoutes(forms, context);
      helpDeskRequestRoutes(forms, context);
    });

    // Anyone with a valid ID token.
    await api.register(async (signedIn: App) => {
      signedIn.addHook('onRequest', requireIdentity(context));
      adminRoutes(signedIn, context);
      await signedIn.register(async (profile: App) => {
        profilePhotoRoutes(profile, context);
      });

      // Owner and intake: All form submission messages.
      await signedIn.register(async (inbox: App) => {
        inbox.addHook('onRequest', requireScreen(context, ['form-messages']));
        chatRoutes(inbox, context);
        chatExportRoutes(inbox, context);
        threadStateRoutes(inbox, context);
        replyRoutes(inbox, context);
        retryRoutes(inbox, context);
        templateRoutes(inbox, context);
        noteRoutes(inbox, context);
        mergeRoutes(inbox, context);
        revealRoutes(inbox, context);
        cardRoutes(inbox, context);
        presenceRoutes(inbox, context);
        overviewRoutes(inbox, context);
      });

      // Owner and intake: Users info. The owner alone changes it, and reads the audit.
      await signedIn.register(async (users: App) => {
        users.addHook('onRequest', requireScreen(context, ['users']));
        accountRoutes(users, context);
        accountExportRoutes(users, context);
        await users.register(async (managers: App) => {
          managers.addHook('onRequest', requireRight(mayManageAccounts));
          accountChangeRoutes(managers, context);
          auditRoutes(managers, context);
        });
      });

      // Owner: the five help-desk queues.
      await signedIn.register(async (helpDesk: App) => {
        helpDesk.addHook(
          'onRequest',
          requireScreen(context, ['general-requests', 'pay-stub', 'pay-roll', 'supplies', 'pto']),
        );
        helpDeskRoutes(helpDesk, context);
      });
    });
  };
}
