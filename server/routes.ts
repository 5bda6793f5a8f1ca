import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { helpDeskScreens } from '../contract/help-desk/screens';
import { undeliveredScreens } from '../contract/overview/undelivered-screens';
import { searchHeader, totalHeader } from '../contract/shared/list-limits';
import { canManageAccounts, type Role, type ScreenId } from '../contract/shared/roles';
import { smsKeyHeader } from '../contract/sms/constants';
import type { App } from './core/http/app-type';
import { requireIdentity, requireRight, requireScreen } from './services/auth/guards';
import type { Context } from './features/context';
import { notFound } from './core/http/errors';
import { registerOpenApi } from './core/http/openapi';
import { limitAuthFailures, limitRequests } from './core/http/limits/rate-limit';
import { addDrainTimeout, disconnectSlowClients } from './core/http/limits/slow-clients';
import { rejectCrossSite } from './services/forms/csrf-protection';
import { createFormErrorHandler } from './services/forms/pages/error-handler';
import { limitConcurrentUploads } from './core/http/limits/concurrent-uploads';
import { partLimits } from './core/http/request/multipart';
import { accountExportRoutes } from './features/accounts/export';
import {
  accountChangeRoutes,
  accountRoutes,
  adminRoutes,
  staffNameRoutes,
} from './features/accounts/routes';
import { applyRoutes } from './features/applications/apply-routes';
import { auditRoutes } from './features/audit/routes';
import { benefitCardRoutes, revealRoutes } from './features/forms/eligibility/disclosure-routes';
import { earlierMessageRoutes } from './features/inbox/messages/routes';
import { inboxExportRoutes } from './features/inbox/export';
import { inboxRoutes } from './features/inbox/routes';
import { draftRoutes } from './services/drafts/routes';
import { closedJobRoutes } from './features/jobs/closed-routes';
import { contactRoutes } from './features/forms/contact/routes';
import { visitRoutes } from './features/visits/routes';
import { eligibilityRoutes } from './features/forms/eligibility/routes';
import { employeeExportRoutes } from './features/employees/export';
import { employeeImportRoutes } from './features/employees/import/routes';
import { employeePhotoRoutes } from './features/employees/photo-routes';
import { employeeRoutes } from './features/employees/routes';
import { enrollmentRoutes } from './features/forms/enrollment/routes';
import { inboundEmailRoutes } from './features/inbox/inbound-email/routes';
import { inboundSmsRoutes } from './features/inbox/inbound-sms/routes';
import { searchRoutes } from './features/search/routes';
import { helpDeskRoutes } from './features/help-desk/routes';
import { helpDeskExportRoutes } from './features/help-desk/export';
import { helpDeskFileRoutes } from './features/help-desk/files/routes';
import { helpDeskIdentityRoutes } from './features/help-desk/identity/routes';
import { helpDeskMessageRoutes } from './features/help-desk/messages/routes';
import { helpDeskRequestRoutes } from './features/help-desk/requests/routes';
import { helpDeskRecordRoutes } from './features/help-desk/records/routes';
import { findRepliedRequest, requireRecord } from './features/help-desk/service';
import { helpDeskStatusRoutes } from './features/help-desk/status/routes';
import { applicationExportRoutes } from './features/applications/export';
import { applicationRoutes } from './features/applications/routes';
import { jobExportRoutes } from './features/jobs/export';
import { jobCreateRoutes, jobRoutes } from './features/jobs/routes';
import { mergeRoutes } from './features/inbox/merges/routes';
import { noteRoutes, replyRoutes } from './features/inbox/replies/routes';
import { undeliveredRoutes } from './features/overview/undelivered/routes';
import { overviewRoutes } from './features/overview/routes';
import { postExportRoutes } from './features/posts/export';
import { filePostRoutes } from './features/posts/file-posts';
import { postPictureRoutes, publishedPictureRoutes } from './features/posts/picture-routes';
import { postPublishRoutes } from './features/posts/publishing/routes';
import { postRoutes } from './features/posts/routes';
import { photoRoutes, profilePhotoRoutes } from './features/accounts/photo-routes';
import { threadPresenceRoutes, threadStateRoutes } from './features/inbox/threads/routes';
import { textPreviewRoutes } from './features/posts/preview-routes';
import { deployReportRoutes } from './services/publishing/deploys/report-routes';
import { publishedRoutes, publishingRoutes } from './services/publishing/routes';
import { retryRoutes } from './features/inbox/replies/retry-routes';
import { signaturePhotoRoutes } from './features/signatures/photo-routes';
import { signatureRoutes } from './features/signatures/routes';
import { smsRoutes } from './services/sms/routes';
import { templateRoutes } from './features/inbox/templates/routes';
import { smsStatusRoutes } from './services/sms/twilio/status-routes';
import { acceptTwilioForms } from './services/sms/twilio/webhook';

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
  {
    screens: ['overview'],
    routes: [
      overviewRoutes,
      searchRoutes,
      (app, context) => draftRoutes(app, context, { 'help-desk': requireRecord }),
      staffNameRoutes,
    ],
  },
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
    // The site's build.
    await register([publishedRoutes, publishedPictureRoutes]);
    // Twilio, by its signature.
    await register([acceptTwilioForms, inboundSmsRoutes, smsStatusRoutes]);
    // The mail server, by its signature.
    await register([(scope) => inboundEmailRoutes(scope, context, findRepliedRequest)]);
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
