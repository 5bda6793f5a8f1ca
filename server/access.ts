import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { helpDeskScreens } from '../contract/help-desk-screens';
import { searchHeader, totalHeader } from '../contract/list-limits';
import { mayManageAccounts } from '../contract/roles';
import { smsKeyHeader } from '../contract/sms-key-header';
import type { App } from './app-type';
import { requireIdentity, requireRight, requireScreen } from './auth/guards';
import type { Context } from './context';
import { HttpError, notFound } from './errors';
import { againIn } from './plugins/again-in';
import { openApi } from './plugins/openapi';
import { boundRefusals } from './plugins/refusals';
import { endSlowSenders } from './plugins/slow-senders';
import { endUnreadRest } from './plugins/unread-rest';
import { refuseCrossSite } from './public-forms/cross-site';
import { answerFormError } from './public-forms/form-errors';
import { boundOpenForms } from './public-forms/open-forms';
import { partLimits } from './calls/read-parts';
import { senderOf } from './calls/sender';
import { accountExportRoutes } from './routes/account-exports';
import { accountChangeRoutes, accountRoutes } from './routes/accounts';
import { adminRoutes } from './routes/admin';
import { applyRoutes } from './routes/apply';
import { auditRoutes } from './routes/audit';
import { cardRoutes } from './routes/cards';
import { chatExportRoutes } from './routes/chat-exports';
import { chatRoutes } from './routes/chats';
import { contactRoutes } from './routes/contact';
import { countRoutes } from './routes/count';
import { earlierMessageRoutes } from './routes/earlier-messages';
import { emailRoutes } from './routes/email';
import { employeeExportRoutes } from './routes/employee-exports';
import { employeeImportRoutes } from './routes/employee-imports';
import { employeePhotoRoutes } from './routes/employee-photos';
import { employeeRoutes } from './routes/employees';
import { enrolmentRoutes } from './routes/enrolments';
import { incomingMailRoutes } from './routes/incoming-mail';
import { incomingTextRoutes } from './routes/incoming-texts';
import { findRoutes } from './routes/finds';
import { helpDeskRoutes } from './routes/help-desk';
import { helpDeskExportRoutes } from './routes/help-desk-exports';
import { helpDeskFileRoutes, publicFileRoutes } from './routes/help-desk-files';
import { helpDeskMessageRoutes } from './routes/help-desk-messages';
import { helpDeskQueueRoutes } from './routes/help-desk-queues';
import { helpDeskRequestRoutes } from './routes/help-desk-requests';
import { helpDeskStateRoutes } from './routes/help-desk-state';
import { helpDeskStatusRoutes } from './routes/help-desk-status';
import { jobApplicationExportRoutes } from './routes/job-application-exports';
import { jobApplicationFileRoutes } from './routes/job-application-files';
import { jobApplicationRoutes } from './routes/job-applications';
import { jobPostExportRoutes } from './routes/job-post-exports';
import { jobPostRoutes } from './routes/job-posts';
import { mergeRoutes } from './routes/merges';
import { newJobPostRoutes } from './routes/new-job-posts';
import { noteRoutes } from './routes/notes';
import { overviewRoutes } from './routes/overview';
import { postExportRoutes } from './routes/post-exports';
import { postPictureRoutes } from './routes/post-pictures';
import { postPublishingRoutes } from './routes/post-publishing';
import { postRevisionRoutes } from './routes/post-revisions';
import { discardPostRoutes } from './routes/discard-post';
import { postRoutes } from './routes/posts';
import { photoRoutes, profilePhotoRoutes } from './routes/photos';
import { presenceRoutes } from './routes/presence';
import { publishedRoutes } from './routes/published';
import { publishingRoutes } from './routes/publishing';
import { replyRoutes } from './routes/replies';
import { retryRoutes } from './routes/retries';
import { revealRoutes } from './routes/reveal';
import { signaturePhotoRoutes } from './routes/signature-photos';
import { signatureRoutes } from './routes/signatures';
import { smsRoutes } from './routes/sms';
import { templateRoutes } from './routes/templates';
import { textPreviewRoutes } from './routes/text-preview';
import { textStatusRoutes } from './routes/text-status';
import { threadStateRoutes } from './routes/thread-state';
import { timeOffRoutes } from './routes/time-off';
import { takeTwilioForms } from './routes/twilio-signed';

/** The access table: a route is open to the scope it stands in. */
export function access(context: Context, rateLimitStore?: FastifyRateLimitStoreCtor) {
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
      // An office behind one address with twenty tabs in sight polls up to 1,400 times a minute: threads, both counts, whether one may still
      // be there, the screen's list, and with something open that, and who else has it. A list of employees asks for 50 photos besides.
      max: 2_400 * context.config.rateLimitFactor,
      timeWindow: 60_000,
      ...(rateLimitStore && { store: rateLimitStore }),
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
      publicFileRoutes(visitors, context);
      signaturePhotoRoutes(visitors, context);
      await visitors.register(async (builders: App) => {
        publishedRoutes(builders, context);
      });
    });

    // Twilio, by its signature.
    await api.register(async (twilio: App) => {
      takeTwilioForms(twilio);
      incomingTextRoutes(twilio, context);
      textStatusRoutes(twilio, context);
    });

    // The mail server, by its signature.
    await api.register(async (mailServer: App) => {
      incomingMailRoutes(mailServer, context);
    });

    // Anyone: the forms, with or without script.
    await api.register(async (forms: App) => {
      forms.setErrorHandler(answerFormError(context));
      refuseCrossSite(forms, context.config);
      boundOpenForms(forms);
      emailRoutes(forms, context);
      contactRoutes(forms, context);
      enrolmentRoutes(forms, context);
      applyRoutes(forms, context);
      helpDeskRequestRoutes(forms, context);
    });

    // Anyone with a valid ID token.
    await api.register(async (signedIn: App) => {
      boundRefusals(signedIn, context);
      signedIn.addHook('onRequest', requireIdentity(context));
      adminRoutes(signedIn, context);
      await signedIn.register(async (profile: App) => {
        profilePhotoRoutes(profile, context);
      });

      // Every role: the Dashboard, and the palette. What is in the answer is only of screens that one may see.
      await signedIn.register(async (dashboard: App) => {
        dashboard.addHook('onRequest', requireScreen(context, ['overview']));
        overviewRoutes(dashboard, context);
        findRoutes(dashboard, context);
      });

      // Owner and intake: All form submission messages.
      await signedIn.register(async (inbox: App) => {
        inbox.addHook('onRequest', requireScreen(context, ['form-messages']));
        chatRoutes(inbox, context);
        earlierMessageRoutes(inbox, context);
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

      // Owner: Add employee.
      await signedIn.register(async (people: App) => {
        people.addHook('onRequest', requireScreen(context, ['add-employee']));
        employeeRoutes(people, context);
        employeeImportRoutes(people, context);
        employeeExportRoutes(people, context);
        employeePhotoRoutes(people, context);
      });

      // Owner, intake and admin: All job post. Who may add one is the owner alone.
      await signedIn.register(async (jobs: App) => {
        jobs.addHook('onRequest', requireScreen(context, ['jobs']));
        jobPostRoutes(jobs, context);
        jobPostExportRoutes(jobs, context);
        jobApplicationRoutes(jobs, context);
        jobApplicationFileRoutes(jobs, context);
        jobApplicationExportRoutes(jobs, context);
      });
      await signedIn.register(async (newJobs: App) => {
        newJobs.addHook('onRequest', requireScreen(context, ['add-job']));
        newJobPostRoutes(newJobs, context);
      });

      // Owner: Add a blog.
      await signedIn.register(async (blog: App) => {
        blog.addHook('onRequest', requireScreen(context, ['add-blog']));
        postRoutes(blog, context);
        postRevisionRoutes(blog, context);
        discardPostRoutes(blog, context);
        postPublishingRoutes(blog, context);
        postPictureRoutes(blog, context);
        postExportRoutes(blog, context);
      });

      // Owner: Generate email signature.
      await signedIn.register(async (signatures: App) => {
        signatures.addHook('onRequest', requireScreen(context, ['email-signature']));
        signatureRoutes(signatures, context);
      });

      // Whoever has a screen of posts or jobs.
      await signedIn.register(async (publishing: App) => {
        publishing.addHook('onRequest', requireScreen(context, ['add-blog', 'add-job', 'jobs']));
        publishingRoutes(publishing, context);
        textPreviewRoutes(publishing, context);
      });

      // Owner: the five help-desk queues. Each route asks for the queue of its record.
      await signedIn.register(async (helpDesk: App) => {
        helpDesk.addHook('onRequest', requireScreen(context, Object.values(helpDeskScreens)));
        helpDeskRoutes(helpDesk, context);
        helpDeskQueueRoutes(helpDesk, context);
        helpDeskStateRoutes(helpDesk, context);
        helpDeskMessageRoutes(helpDesk, context);
        helpDeskFileRoutes(helpDesk, context);
        helpDeskExportRoutes(helpDesk, context);
        timeOffRoutes(helpDesk, context);
      });
    });
  };
}
