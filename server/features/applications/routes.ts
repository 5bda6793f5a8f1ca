import { resumeTypes } from '../../../contract/applications/constants';
import {
  ApplicationDetail,
  ApplicationEntry,
  ApplicationNote,
  ApplicationsResponse,
  ApplicationsQuery,
  JobCounts,
  StageChange,
} from '../../../contract/applications/schema';
import { recordAudit } from '../../services/audit/record-audit';
import { getActor } from '../../core/http/request/staff';
import type { Context } from '../context';
import { inTransaction } from '../../core/db/engine';
import { getRevision, bumpRevision } from '../../core/db/list-revisions';
import { discardSentDraft } from '../../services/drafts/service';
import type { App } from '../../core/http/app-type';
import { notFound } from '../../core/http/errors';
import { conditionalGet, sendWithEtag } from '../../core/http/etag';
import {
  createIdempotent,
  getStaffIdempotencyKey,
  prepareNothing,
} from '../../core/http/idempotency/idempotency';
import { registerListRoute } from '../../core/http/lists/list-route';
import { registerPresenceRoute } from '../../core/http/presence/presence';
import { sendAttachment } from '../../core/http/send-attachment';
import { staffRouteOptions } from '../../core/http/staff-route';
import { listAppliedJobs } from '../jobs/service';
import { createNote } from './change-queries';
import {
  countApplications,
  countNewApplications,
  findOldestNewApplication,
  findResume,
  listApplications,
} from './queries';
import {
  applicationParam,
  applyStageChange,
  getApplicationDetail,
  parseApplicationFilter,
} from './service';

export function applicationRoutes(app: App, context: Context): void {
  const { database, vault } = context;
  const { db } = database;
  const getListRevision = () => getRevision(db, 'applications');

  app.get(
    '/jobs/counts',
    {
      preHandler: conditionalGet(getListRevision, () => 'counts'),
      ...staffRouteOptions(
        context,
        { summary: 'Count new applications, with the oldest' },
        { response: { 200: JobCounts } },
      ),
    },
    async () => ({
      newApplications: await countNewApplications(db),
      oldestNewAt: await findOldestNewApplication(db),
    }),
  );

  registerListRoute(app, context, {
    path: '/jobs/applications',
    summary: 'List applications',
    schema: { querystring: ApplicationsQuery },
    response: ApplicationsResponse,
    parseFilter: parseApplicationFilter,
    getRevision: getListRevision,
    read: async (filter, page) => ({
      items: await listApplications(db, filter, page),
      total: await countApplications(db, filter),
      waiting: await countNewApplications(db),
      jobs: await listAppliedJobs(db),
    }),
  });

  app.get(
    '/jobs/applications/:id',
    staffRouteOptions(
      context,
      { summary: 'Get an application with its notes and stages' },
      { params: applicationParam, response: { 200: ApplicationDetail } },
    ),
    async (request, reply) =>
      sendWithEtag(request, reply, await getApplicationDetail(context, db, request.params.id)),
  );

  app.patch(
    '/jobs/applications/:id',
    staffRouteOptions(
      context,
      { summary: 'Set the stage of an application', perMinute: 120 },
      { params: applicationParam, body: StageChange, response: { 200: ApplicationDetail } },
    ),
    async (request) => {
      const { id } = request.params;
      await inTransaction(db, (tx) =>
        applyStageChange(context, tx, request, { id, ...request.body }),
      );
      return getApplicationDetail(context, db, id);
    },
  );

  app.post(
    '/jobs/applications/:id/notes',
    staffRouteOptions(
      context,
      { summary: 'Add a private note to an application', perMinute: 60 },
      { params: applicationParam, body: ApplicationNote, response: { 201: ApplicationEntry } },
    ),
    async (request, reply) => {
      const { id: applicationId } = request.params;
      const { text } = request.body;
      const { email, at } = getActor(context, request);
      const key = getStaffIdempotencyKey(context, request, 'application-note', [
        applicationId,
        text,
      ]);
      const createdId = await createIdempotent(context, key, prepareNothing, async (tx, id) => {
        await getApplicationDetail(context, tx, applicationId);
        await createNote(tx, vault, { id, applicationId, text, email, at });
        await discardSentDraft(tx, email, `/jobs/applications/${applicationId}/note`);
        const subject = { kind: 'application', id: applicationId } as const;
        await recordAudit(tx, { at, actor: email, action: 'note-application', subject });
        await bumpRevision(tx, 'applications');
      });
      const { entries } = await getApplicationDetail(context, db, applicationId);
      const note = entries.find(({ id }) => id === createdId);
      if (note === undefined) throw notFound();
      void reply.code(201);
      return note;
    },
  );

  app.get(
    '/jobs/applications/:id/resume',
    staffRouteOptions(
      context,
      {
        summary: 'Download the résumé of an application',
        description: 'Returns a PDF, DOC, or DOCX file.',
        perMinute: 30,
      },
      { params: applicationParam },
    ),
    async (request, reply) => {
      const { id } = request.params;
      const { email, at } = getActor(context, request);
      const resume = await inTransaction(db, async (tx) => {
        const found = await findResume(tx, vault, id);
        if (found === null) throw notFound();
        const subject = { kind: 'application', id } as const;
        await recordAudit(tx, { at, actor: email, action: 'open-resume', subject });
        return found;
      });
      const [extension = 'bin'] =
        Object.entries(resumeTypes).find(([, type]) => type === resume.type) ?? [];
      return sendAttachment(reply, { ...resume, name: `resume.${extension}` });
    },
  );

  registerPresenceRoute(app, context, {
    basePath: '/jobs/applications',
    recordLabel: 'an application',
    kind: 'application',
  });
}
