import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { helpDeskScreens } from '../contract/help-desk/screens';
import { undeliveredScreens } from '../contract/overview/undelivered-screens';
import { searchHeader, totalHeader } from '../contract/shared/list-limits';
import { canManageAccounts, type Role, type ScreenId } from '../contract/shared/roles';
import { smsKeyHeader } from '../contract/sms/constants';
import type { App } from './http/app-type';
import { requireIdentity, requireRight, requireScreen } from './auth/guards';
import type { Context } from './context';
import { notFound } from './http/errors';
import { registerOpenApi } from './http/openapi';
import { limitAuthFailures, limitRequests } from './http/limits/rate-limit';
import { addDrainTimeout, disconnectSlowClients } from './http/limits/slow-clients';
import { rejectCrossSite } from './forms/csrf-protection';
import { createFormErrorHandler } from './forms/pages/error-handler';
import { limitConcurrentUploads } from './forms/uploads/concurrent-uploads';
import { partLimits } from './http/request/multipart';
import { accountExportRoutes } from './accounts/export';
import {
  accountChangeRoutes,
  accountRoutes,
  adminRoutes,
  staffNameRoutes,
} from './accounts/routes';
import { applyRoutes } from './applications/apply-routes';
import { auditRoutes } from './audit/routes';
import { benefitCardRoutes, earlierMessageRoutes, revealRoutes } from './inbox/messages/routes';
import { inboxExportRoutes } from './inbox/export';
import { inboxRoutes } from './inbox/routes';
import { draftRoutes } from './drafts/routes';
import { closedJobRoutes } from './jobs/closed-routes';
import { contactRoutes } from './forms/contact/routes';
import { visitRoutes } from './visits/routes';
import { eligibilityRoutes } from './forms/eligibility/routes';
import { employeeExportRoutes } from './employees/export';
import { employeeImportRoutes } from './employees/import/routes';
import { employeePhotoRoutes } from './employees/photo-routes';
import { employeeRoutes } from './employees/routes';
import { enrollmentRoutes } from './forms/enrollment/routes';
import { inboundEmailRoutes } from './inbox/inbound-email/routes';
import { inboundSmsRoutes } from './inbox/inbound-sms/routes';
import { searchRoutes } from './search/routes';
import { helpDeskRoutes } from './help-desk/routes';
import { helpDeskExportRoutes } from './help-desk/export';
import { helpDeskFileRoutes } from './help-desk/files/routes';
import { helpDeskIdentityRoutes } from './help-desk/identity/routes';
import { helpDeskMessageRoutes } from './help-desk/messages/routes';
import { helpDeskRequestRoutes } from './help-desk/requests/routes';
import { helpDeskRecordRoutes } from './help-desk/records/routes';
import { helpDeskStatusRoutes } from './help-desk/status/routes';
import { applicationExportRoutes } from './applications/export';
import { applicationRoutes } from './applications/routes';
import { jobExportRoutes } from './jobs/export';
import { jobCreateRoutes, jobRoutes } from './jobs/routes';
import { mergeRoutes } from './inbox/merges/routes';
import { noteRoutes, replyRoutes } from './inbox/replies/routes';
import { undeliveredRoutes } from './outbox/undelivered/routes';
import { overviewRoutes } from './overview/routes';
import { postExportRoutes } from './posts/export';
import { filePostRoutes } from './posts/file-posts';
import { postPictureRoutes } from './posts/picture-routes';
import { postPublishRoutes } from './posts/publish-routes';
import { postRoutes } from './posts/routes';
import { photoRoutes, profilePhotoRoutes } from './accounts/photo-routes';
import { threadPresenceRoutes, threadStateRoutes } from './inbox/threads/routes';
import { textPreviewRoutes } from './publishing/mdx/preview-routes';
import { deployReportRoutes } from './publishing/deploys/report-routes';
import { publishedRoutes } from './publishing/published-routes';
import { publishingRoutes } from './publishing/routes';
import { retryRoutes } from './inbox/replies/retry-routes';
import { signaturePhotoRoutes } from './signatures/photo-routes';
import { signatureRoutes } from './signatures/routes';
import { smsRoutes } from './sms/routes';
import { templateRoutes } from './inbox/templates/routes';
import { smsStatusRoutes } from './sms/twilio/status-routes';
import { acceptTwilioForms } from './sms/twilio/webhook';

type RegisterRoutes = (app: App, context: Context) => void;

type StaffRoutes = {
  /** A role needs at least one of them. */
  screens: readonly ScreenId[];
  /** Also required of the role. */
  hasRight?: (role: Role) => boolean;
  routes: readonly RegisterRoutes[];
};

/** The access table: the routes of staff by the screens that their role needs. */
const staffRoutes: readonly StaffRoutes[] = [
  // Every role. Responses contain only data of the screens that the role sees.
  { screens: ['overview'], routes: [overviewRoutes, searchRoutes, draftRoutes, staffNameRoutes] },
  {
    screens: ['form-messages'],
    routes: [
      inboxRoutes,
      earlierMessageRoutes,
      inboxExportRoutes,
      threadStateRoutes,
      replyRoutes,
      retryRoutes,
      templateRoutes,
      noteRoutes,
      mergeRoutes,
      revealRoutes,
      benefitCardRoutes,
      threadPresenceRoutes,
    ],
  },
  // Responses contain only what belongs to the screens that the role sees.
  {
    screens: undeliveredScreens,
    routes: [undeliveredRoutes],
  },
  { screens: ['users'], routes: [accountRoutes, accountExportRoutes] },
  {
    screens: ['users'],
    hasRight: canManageAccounts,
    routes: [accountChangeRoutes, auditRoutes],
  },
  {
    screens: ['add-employee'],
    routes: [employeeRoutes, employeeImportRoutes, employeeExportRoutes, employeePhotoRoutes],
  },
  {
    screens: ['jobs'],
    routes: [jobRoutes, jobExportRoutes, applicationRoutes, applicationExportRoutes],
  },
  { screens: ['add-job'], routes: [jobCreateRoutes] },
  {
    screens: ['add-blog'],
    routes: [postRoutes, filePostRoutes, postPublishRoutes, postPictureRoutes, postExportRoutes],
  },
  { screens: ['email-signature'], routes: [signatureRoutes] },
  {
    screens: ['add-blog', 'add-job', 'jobs'],
    routes: [publishingRoutes, textPreviewRoutes],
  },
  // Each route also checks the queue of its record.
  {
    screens: Object.values(helpDeskScreens),
    routes: [
      helpDeskRoutes,
      helpDeskRecordRoutes,
      helpDeskMessageRoutes,
      helpDeskFileRoutes,
      helpDeskIdentityRoutes,
      helpDeskExportRoutes,
    ],
  },
];

/** All routes of the API. The scope that registers a route decides who may call it. */
export function createRoutes(context: Context, rateLimitStore?: FastifyRateLimitStoreCtor) {
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
    disconnectSlowClients(api);
    addDrainTimeout(api);
    await limitRequests(api, context, rateLimitStore);
    await api.register(multipart, { limits: partLimits, throwFileSizeLimit: false });
    api.addHook('onSend', async (_request, reply) => {
      // Health data must not be in any cache, including the browser's.
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    });
    // Without it, the site's catch-all would respond with a page.
    api.all('/*', { schema: { hide: true } }, () => {
      throw notFound();
    });
    await registerOpenApi(api);

    // A scope has its own hooks, parsers, and error handler.
    const register = (routes: readonly RegisterRoutes[], parent: App = api) =>
      parent.register(async (scope: App) => {
        for (const registerRoutes of routes) registerRoutes(scope, context);
      });

    // Anyone.
    await register([
      visitRoutes,
      closedJobRoutes,
      photoRoutes,
      smsRoutes,
      helpDeskStatusRoutes,
      signaturePhotoRoutes,
    ]);
    await register([publishedRoutes]);
    // Twilio, by its signature.
    await register([acceptTwilioForms, inboundSmsRoutes, smsStatusRoutes]);
    // The mail server, by its signature.
    await register([inboundEmailRoutes]);
    // The site's host, by its signature.
    await register([deployReportRoutes]);
    // Anyone: the public forms.
    await register([
      protectForms,
      eligibilityRoutes,
      contactRoutes,
      enrollmentRoutes,
      applyRoutes,
      helpDeskRequestRoutes,
    ]);

    // Anyone with a valid ID token.
    await api.register(async (signedIn: App) => {
      limitAuthFailures(signedIn, context);
      signedIn.addHook('onRequest', requireIdentity(context));
      await register([adminRoutes], signedIn);
      await register([profilePhotoRoutes], signedIn);
      for (const { screens, hasRight, routes } of staffRoutes) {
        const requireRole: RegisterRoutes = (scope) => {
          scope.addHook('onRequest', requireScreen(context, screens));
          if (hasRight) scope.addHook('onRequest', requireRight(hasRight));
        };
        await register([requireRole, ...routes], signedIn);
      }
    });
  };
}

function protectForms(forms: App, context: Context): void {
  forms.setErrorHandler(createFormErrorHandler(context));
  rejectCrossSite(forms, context.config);
  limitConcurrentUploads(forms);
}
