import type { FastifyRequest } from 'fastify';
import { resumeTypes } from '../../../contract/applications/constants';
import { applicationEndpoints } from '../../../contract/applications/endpoints';
import type { ApplicationsQuery } from '../../../contract/applications/schema';
import { recordAudit } from '../../services/audit/record-audit';
import { getActor, getBulkActor, getStaff } from '../../core/http/request/staff';
import type { Context } from '../context';
import { inTransaction } from '../../core/db/engine';
import { getRevision } from '../../core/db/list-revisions';
import { toSpan } from '../../services/follow-ups/list-queries';
import { createMessage } from '../../services/messages/service';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { notFound } from '../../core/http/errors';
import { respondIfUnchanged } from '../../core/http/etag';
import { bulkUpdate } from '../../core/http/lists/bulk-update';
import { createListHandler } from '../../core/http/lists/list-handler';
import { parseListFilter } from '../../core/http/lists/search-header';
import { createPresenceHandler, requireVisible } from '../../core/http/presence/presence';
import { sendAttachment } from '../../core/http/send-attachment';
import { createExportHandler } from '../../services/exports/export-route';
import { readPages } from '../../services/exports/read-pages';
import { applyStageChange, getApplicationDetail } from './change-application';
import { applicationColumns } from './export';
import { listAppliedJobs } from './job-queries';
import { applicationMessages } from './messages';
import {
  countNewApplications,
  findOldestNewApplication,
  findResume,
  listApplications,
} from './queries';
import { applicationRecords } from './service';

export function applicationRoutes(app: App, context: Context): void {
  const { database, encryption } = context;
  const { db } = database;
  const getListRevision = () => getRevision(db, 'jobApplications');

  const handle = createHandle(app, context, applicationEndpoints);
  const parseFilter = (request: FastifyRequest<{ Querystring: ApplicationsQuery }>) => {
    const { followUp, ...filter } = parseListFilter(request);
    const { email } = getStaff(request);
    return { ...filter, span: toSpan(followUp, { now: context.now(), email }) };
  };

  handle('GET /jobs/counts', async (request, reply) => {
    const unchanged = respondIfUnchanged(request, reply, await getListRevision(), 'counts');
    if (unchanged) return unchanged;
    const { regions } = getStaff(request).access;
    return {
      newApplications: await countNewApplications(db, regions),
      oldestNewAt: await findOldestNewApplication(db, regions),
    };
  });

  handle(
    'GET /jobs/applications',
    createListHandler({
      parseFilter,
      getRevision: getListRevision,
      read: async (filter, page) => ({
        ...(await listApplications(db, encryption, filter, page)),
        waiting: await countNewApplications(db, filter.regions),
        jobs: await listAppliedJobs(db, filter.regions),
      }),
    }),
  );

  handle(
    'GET /jobs/applications/export',
    createExportHandler(context, async (request) => {
      const filter = parseFilter(request);
      const { stage, region, job, search } = filter;
      return {
        name: 'applications',
        columns: applicationColumns,
        rows: readPages(
          async (page) => (await listApplications(db, encryption, filter, page)).items,
        ),
        filters: { stage, region, job, 'follow-up': request.query.followUp },
        hasSearch: search !== '',
      };
    }),
  );

  handle('GET /jobs/applications/:id', ({ params }) =>
    getApplicationDetail(context, db, params.id),
  );

  handle('PATCH /jobs/applications/:id', async (request) => {
    const { id } = request.params;
    const actor = getActor(context, request);
    await inTransaction(db, (tx) => applyStageChange(context, tx, actor, { id, ...request.body }));
    return getApplicationDetail(context, db, id);
  });

  handle('POST /jobs/applications/stages', (request) => {
    const { applications, stage } = request.body;
    const actor = getBulkActor(context, request);
    return bulkUpdate({ db, log: request.log }, applications, async (tx, application) => {
      await requireVisible(context, applicationRecords, request, tx, application.id);
      await applyStageChange(context, tx, actor, { ...application, stage });
    });
  });

  handle('POST /jobs/applications/:id/notes', (request) => {
    const { params, body } = request;
    return createMessage(context, request, applicationMessages, params.id, () => ({
      channel: 'note',
      ...body,
    }));
  });

  handle('GET /jobs/applications/:id/resume', async (request, reply) => {
    const { id } = request.params;
    const resume = await inTransaction(db, async (tx) => {
      const found = await findResume(tx, encryption, id);
      if (found === null) throw notFound();
      const subject = { kind: 'application', id } as const;
      await recordAudit(tx, getActor(context, request), { action: 'open-resume', subject });
      return found;
    });
    const [extension = 'bin'] =
      Object.entries(resumeTypes).find(([, type]) => type === resume.type) ?? [];
    return sendAttachment(reply, { ...resume, name: `resume.${extension}` });
  });

  handle(
    'POST /jobs/applications/:id/presence',
    createPresenceHandler(context, applicationRecords),
  );
}
