import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { helpDeskScreens } from '../contract/help-desk/screens';
import { searchHeader, totalHeader } from '../contract/shared/list-limits';
import { canManageAccounts } from '../contract/shared/roles';
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
import { accountChangeRoutes, accountRoutes, adminRoutes } from './accounts/routes';
import { applyRoutes } from './applications/apply-routes';
import { auditRoutes } from './audit/routes';
import { benefitCardRoutes, earlierMessageRoutes, revealRoutes } from './inbox/messages/routes';
import { inboxExportRoutes } from './inbox/export';
import { inboxRoutes } from './inbox/routes';
import { registerContactRoutes } from './forms/contact/routes';
import { registerVisitRoutes } from './visits/routes';
import { registerEligibilityRoutes } from './forms/eligibility/routes';
import { employeeExportRoutes } from './employees/export';
import { employeeImportRoutes } from './employees/import-routes';
import { employeePhotoRoutes } from './employees/photo-routes';
import { employeeRoutes } from './employees/routes';
import { registerEnrollmentRoutes } from './forms/enrollment/routes';
import { inboundEmailRoutes } from './inbox/inbound-email/routes';
import { inboundSmsRoutes } from './inbox/inbound-sms/routes';
import { searchRoutes } from './search/routes';
import { helpDeskRoutes } from './help-desk/routes';
import { helpDeskExportRoutes } from './help-desk/export';
import { helpDeskFileRoutes, publicHelpDeskFileRoutes } from './help-desk/files/routes';
import { helpDeskMessageRoutes } from './help-desk/messages/routes';
import { helpDeskQueueRoutes } from './help-desk/queues/routes';
import { helpDeskRequestRoutes } from './help-desk/requests/routes';
import { helpDeskRecordRoutes } from './help-desk/records/routes';
import { helpDeskStatusRoutes } from './help-desk/status/routes';
import { applicationExportRoutes } from './applications/export';
import { resumeRoutes } from './applications/resume-routes';
import { applicationRoutes } from './applications/routes';
import { jobExportRoutes } from './jobs/export';
import { jobRoutes } from './jobs/routes';
import { mergeRoutes } from './inbox/merges/routes';
import { jobCreateRoutes } from './jobs/create-routes';
import { noteRoutes, replyRoutes } from './inbox/replies/routes';
import { overviewRoutes } from './overview/routes';
import { postExportRoutes } from './posts/export';
import { postPictureRoutes } from './posts/images/routes';
import { postPublishRoutes } from './posts/publish-routes';
import { postRevisionRoutes } from './posts/revision-routes';
import { postDiscardRoutes } from './posts/discard-routes';
import { postRoutes } from './posts/routes';
import { photoRoutes, profilePhotoRoutes } from './accounts/photo-routes';
import { threadPresenceRoutes, threadStateRoutes } from './inbox/threads/routes';
import { registerPublishedRoutes } from './publishing/published-routes';
import { registerPublishingRoutes } from './publishing/routes';
import { retryRoutes } from './inbox/replies/retry-routes';
import { signaturePhotoRoutes } from './signatures/photo-routes';
import { signatureRoutes } from './signatures/routes';
import { smsRoutes } from './sms/routes';
import { templateRoutes } from './inbox/templates/routes';
import { textPreviewRoutes } from './posts/preview/routes';
import { smsStatusRoutes } from './sms/twilio/status-routes';
import { timeOffRoutes } from './help-desk/time-off/routes';
import { acceptTwilioForms } from './sms/twilio/webhook';

/** The access table: the scope that registers a route decides who may call it. */
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

    await api.register(async (visitors: App) => {
      registerVisitRoutes(visitors, context);
      photoRoutes(visitors, context);
      smsRoutes(visitors, context);
      helpDeskStatusRoutes(visitors, context);
      publicHelpDeskFileRoutes(visitors, context);
      signaturePhotoRoutes(visitors, context);
      await visitors.register(async (builders: App) => {
        registerPublishedRoutes(builders, context);
      });
    });

    // Twilio, by its signature.
    await api.register(async (twilio: App) => {
      acceptTwilioForms(twilio);
      inboundSmsRoutes(twilio, context);
      smsStatusRoutes(twilio, context);
    });

    // The mail server, by its signature.
    await api.register(async (mailServer: App) => {
      inboundEmailRoutes(mailServer, context);
    });

    // Anyone: the public forms.
    await api.register(async (forms: App) => {
      forms.setErrorHandler(createFormErrorHandler(context));
      rejectCrossSite(forms, context.config);
      limitConcurrentUploads(forms);
      registerEligibilityRoutes(forms, context);
      registerContactRoutes(forms, context);
      registerEnrollmentRoutes(forms, context);
      applyRoutes(forms, context);
      helpDeskRequestRoutes(forms, context);
    });

    // Anyone with a valid ID token.
    await api.register(async (signedIn: App) => {
      limitAuthFailures(signedIn, context);
      signedIn.addHook('onRequest', requireIdentity(context));
      adminRoutes(signedIn, context);
      await signedIn.register(async (profile: App) => {
        profilePhotoRoutes(profile, context);
      });

      // Every role: the dashboard and search, whose responses contain only data of the screens that the role sees.
      await signedIn.register(async (dashboard: App) => {
        dashboard.addHook('onRequest', requireScreen(context, ['overview']));
        overviewRoutes(dashboard, context);
        searchRoutes(dashboard, context);
      });

      // Owner and intake: All form submission messages.
      await signedIn.register(async (inbox: App) => {
        inbox.addHook('onRequest', requireScreen(context, ['form-messages']));
        inboxRoutes(inbox, context);
        earlierMessageRoutes(inbox, context);
        inboxExportRoutes(inbox, context);
        threadStateRoutes(inbox, context);
        replyRoutes(inbox, context);
        retryRoutes(inbox, context);
        templateRoutes(inbox, context);
        noteRoutes(inbox, context);
        mergeRoutes(inbox, context);
        revealRoutes(inbox, context);
        benefitCardRoutes(inbox, context);
        threadPresenceRoutes(inbox, context);
      });

      // Owner and intake: Users info. Only the owner changes accounts and reads the audit.
      await signedIn.register(async (users: App) => {
        users.addHook('onRequest', requireScreen(context, ['users']));
        accountRoutes(users, context);
        accountExportRoutes(users, context);
        await users.register(async (managers: App) => {
          managers.addHook('onRequest', requireRight(canManageAccounts));
          accountChangeRoutes(managers, context);
          auditRoutes(managers, context);
        });
      });

      // Owner: Add employee.
      await signedIn.register(async (people: App) => {
        people.addHook('onRequest', requireScreen(context, ['add-employee']));
        employeeRoutes(people, context);
        employeeImportRoutes(people, context);
        employeeExportRoutes(people, context);
        employeePhotoRoutes(people, context);
      });

      // Owner, intake, and admin: All job post. Only the owner adds one.
      await signedIn.register(async (jobs: App) => {
        jobs.addHook('onRequest', requireScreen(context, ['jobs']));
        jobRoutes(jobs, context);
        jobExportRoutes(jobs, context);
        applicationRoutes(jobs, context);
        resumeRoutes(jobs, context);
        applicationExportRoutes(jobs, context);
      });
      await signedIn.register(async (newJobs: App) => {
        newJobs.addHook('onRequest', requireScreen(context, ['add-job']));
        jobCreateRoutes(newJobs, context);
      });

      // Owner: Add a blog.
      await signedIn.register(async (blog: App) => {
        blog.addHook('onRequest', requireScreen(context, ['add-blog']));
        postRoutes(blog, context);
        postRevisionRoutes(blog, context);
        postDiscardRoutes(blog, context);
        postPublishRoutes(blog, context);
        postPictureRoutes(blog, context);
        postExportRoutes(blog, context);
      });

      // Owner: Generate email signature.
      await signedIn.register(async (signatures: App) => {
        signatures.addHook('onRequest', requireScreen(context, ['email-signature']));
        signatureRoutes(signatures, context);
      });

      // Everyone with a screen of posts or jobs.
      await signedIn.register(async (publishing: App) => {
        publishing.addHook('onRequest', requireScreen(context, ['add-blog', 'add-job', 'jobs']));
        registerPublishingRoutes(publishing, context);
        textPreviewRoutes(publishing, context);
      });

      // Owner: the five help-desk queues. Each route also checks the queue of its record.
      await signedIn.register(async (helpDesk: App) => {
        helpDesk.addHook('onRequest', requireScreen(context, Object.values(helpDeskScreens)));
        helpDeskRoutes(helpDesk, context);
        helpDeskQueueRoutes(helpDesk, context);
        helpDeskRecordRoutes(helpDesk, context);
        helpDeskMessageRoutes(helpDesk, context);
        helpDeskFileRoutes(helpDesk, context);
        helpDeskExportRoutes(helpDesk, context);
        timeOffRoutes(helpDesk, context);
      });
    });
  };
}
