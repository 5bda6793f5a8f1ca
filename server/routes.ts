import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { searchHeader, totalHeader } from '../contract/shared/list-limits';
import { smsKeyHeader } from '../contract/sms/constants';
import type { App } from './core/http/app-type';
import { guardEndpoints } from './services/auth/guards';
import { enrollRoutes } from './services/auth/second-factor/enroll-routes';
import { secondFactorRoutes } from './services/auth/second-factor/routes';
import { sessionRoutes } from './services/auth/sessions/routes';
import type { Context } from './features/context';
import { notFound } from './core/http/errors';
import { registerOpenApi } from './core/http/openapi';
import { limitRequests } from './core/http/limits/rate-limit';
import { addDrainTimeout, disconnectSlowClients } from './core/http/limits/slow-clients';
import { rejectCrossSite } from './services/forms/request-context';
import { createFormErrorHandler } from './services/forms/pages/error-handler';
import { limitConcurrentUploads } from './core/http/limits/concurrent-uploads';
import { partLimits } from './core/http/request/multipart';
import { acceptUrlEncodedForms } from './core/http/request/url-encoded-forms';
import { accountRoutes } from './features/accounts/routes';
import { applyRoutes } from './features/applications/apply-routes';
import { auditRoutes } from './features/audit/routes';
import { disclosureRoutes } from './features/inbox/disclosures/routes';
import { inboxRoutes } from './features/inbox/routes';
import { callRoutes } from './features/calls/routes';
import { draftRecords, followUpSubjects, recordPaths } from './record-sources';
import { messageSubjects } from './job-types';
import { draftRoutes } from './services/drafts/routes';
import { messageRoutes } from './services/messages/files/routes';
import { notificationRoutes } from './services/notifications/routes';
import { followUpRoutes } from './services/follow-ups/routes';
import { tagRoutes } from './services/tags/routes';
import { viewRoutes } from './services/views/routes';
import { contactRoutes, enrollmentRoutes } from './features/forms/routes';
import { visitRoutes } from './features/visits/routes';
import { eligibilityRoutes } from './features/forms/eligibility/routes';
import { employeeImportRoutes } from './features/employees/import/routes';
import { undoImportRoutes } from './features/employees/import/undo/routes';
import { employeePhotoRoutes } from './features/employees/photo-routes';
import { employeeRoutes } from './features/employees/routes';
import { inboundEmailRoutes } from './features/inbox/inbound-email/routes';
import { inboundSmsRoutes } from './features/inbox/inbound-sms/routes';
import { resultEmailRoutes } from './features/screener/email-routes';
import { screenerRoutes } from './features/screener/routes';
import { searchRoutes } from './features/search/routes';
import { helpDeskRoutes } from './features/help-desk/routes';
import { helpDeskFileRoutes } from './features/help-desk/files/routes';
import { helpDeskIdentityRoutes } from './features/help-desk/identity/routes';
import { helpDeskMessageRoutes } from './features/help-desk/messages/routes';
import { helpDeskRequestRoutes } from './features/help-desk/requests/routes';
import { helpDeskRecordRoutes } from './features/help-desk/records/routes';
import { findRepliedRequest, listConfirmedEmployees } from './features/help-desk/service';
import { helpDeskStatusRoutes } from './features/help-desk/status/routes';
import { applicationRoutes } from './features/applications/routes';
import { jobRoutes } from './features/jobs/routes';
import { findOpenJob } from './features/jobs/service';
import { mergeRoutes } from './features/inbox/merges/routes';
import { newPersonRoutes } from './features/inbox/person/new-person-routes';
import { replyRoutes } from './features/inbox/replies/routes';
import { undeliveredRoutes } from './features/overview/undelivered/routes';
import { overviewRoutes } from './features/overview/routes';
import { postRoutes } from './features/posts/routes';
import { postPictureRoutes } from './features/posts/picture-routes';
import { postPublishRoutes } from './features/posts/publishing/routes';
import { peopleRoutes } from './services/people/routes';
import { peopleData } from './person-records';
import { profilePhotoRoutes } from './features/accounts/photo-routes';
import { threadStateRoutes } from './features/inbox/threads/routes';
import { unreadRoutes } from './features/inbox/unread/routes';
import { deployReportRoutes } from './services/publishing/deploys/report-routes';
import { publishingRoutes } from './services/publishing/routes';
import { signaturePhotoRoutes } from './features/signatures/photo-routes';
import { signatureRoutes } from './features/signatures/routes';
import { smsRoutes } from './services/sms/routes';
import { templateRoutes } from './features/inbox/templates/routes';
import { smsStatusRoutes } from './services/sms/twilio/status-routes';

type RegisterRoutes = (app: App, context: Context) => void;

const publicForms = [
  eligibilityRoutes,
  contactRoutes,
  enrollmentRoutes,
  (app: App, context: Context) => applyRoutes(app, context, findOpenJob),
  helpDeskRequestRoutes,
  resultEmailRoutes,
];

/** Routes that accept files of their own types. */
const ownScopes = [
  employeePhotoRoutes,
  employeeImportRoutes,
  postPictureRoutes,
  profilePhotoRoutes,
  helpDeskFileRoutes,
];

const otherRoutes = [
  accountRoutes,
  applicationRoutes,
  auditRoutes,
  callRoutes,
  disclosureRoutes,
  employeeRoutes,
  helpDeskRoutes,
  helpDeskIdentityRoutes,
  helpDeskMessageRoutes,
  helpDeskRecordRoutes,
  helpDeskStatusRoutes,
  inboxRoutes,
  jobRoutes,
  mergeRoutes,
  newPersonRoutes,
  notificationRoutes,
  overviewRoutes,
  postRoutes,
  postPublishRoutes,
  publishingRoutes,
  replyRoutes,
  searchRoutes,
  secondFactorRoutes,
  enrollRoutes,
  sessionRoutes,
  signatureRoutes,
  signaturePhotoRoutes,
  smsRoutes,
  tagRoutes,
  templateRoutes,
  threadStateRoutes,
  unreadRoutes,
  undeliveredRoutes,
  viewRoutes,
  visitRoutes,
];

/** All routes of the API. Each call's declaration (contract/endpoints.ts) says who may make it. */
export function createRoutes(context: Context, rateLimitStore?: FastifyRateLimitStoreCtor) {
  return async (api: App): Promise<void> => {
    const { corsOrigins } = context.config;
    if (corsOrigins.length > 0) {
      await api.register(cors, {
        origin: [...corsOrigins],
        // The cookie of the second factor.
        credentials: true,
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
    await api.register(cookie);
    await api.register(multipart, { limits: partLimits, throwFileSizeLimit: false });
    api.addHook('onSend', async (_request, reply) => {
      // Health data must not be in any cache, including the browser's.
      if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    });
    // Without it, the site's catch-all would respond with a page.
    api.all('/*', { schema: { hide: true } }, () => {
      throw notFound();
    });
    if (context.config.hasApiDocs) await registerOpenApi(api);
    guardEndpoints(api, context, recordPaths);

    // A scope has its own hooks, parsers, and error handler.
    const register = (...routes: readonly RegisterRoutes[]) =>
      api.register(async (scope: App) => {
        for (const registerRoutes of routes) registerRoutes(scope, context);
      });

    await register(protectForms, (scope) => limitConcurrentUploads(scope), ...publicForms);
    await register(protectForms, acceptUrlEncodedForms, screenerRoutes);
    await register(acceptUrlEncodedForms, inboundSmsRoutes, smsStatusRoutes);
    await register((scope) => inboundEmailRoutes(scope, context, findRepliedRequest));
    await register(deployReportRoutes);
    await register((scope) => undoImportRoutes(scope, context, listConfirmedEmployees));
    await register((scope) => draftRoutes(scope, context, draftRecords));
    await register((scope) => messageRoutes(scope, context, messageSubjects, draftRecords));
    await register((scope) => followUpRoutes(scope, context, followUpSubjects));
    await register((scope) => peopleRoutes(scope, context, peopleData));
    for (const routes of ownScopes) await register(routes);
    await register(...otherRoutes);
  };
}

function protectForms(forms: App, context: Context): void {
  forms.setErrorHandler(createFormErrorHandler(context));
  rejectCrossSite(forms, context.config);
}
