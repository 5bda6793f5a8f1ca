import { buildDraftKey } from '../../../contract/drafts/constants';
import { resumeTypes } from '../../../contract/applications/constants';
import { applicationEndpoints } from '../../../contract/applications/endpoints';
import { recordAudit } from '../../services/audit/record-audit';
import { getActor } from '../../core/http/request/staff';
import type { Context } from '../context';
import { inTransaction } from '../../core/db/engine';
import { getRevision, bumpRevision } from '../../core/db/list-revisions';
import { deleteDraft } from '../../services/drafts/queries';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { notFound } from '../../core/http/errors';
import { respondIfUnchanged } from '../../core/http/etag';
import {
  createIdempotent,
  getStaffIdempotencyKey,
  prepareNothing,
} from '../../core/http/idempotency/idempotency';
import { createListHandler } from '../../core/http/lists/list-handler';
import { createPresenceHandler } from '../../core/http/presence/presence';
import { sendAttachment } from '../../core/http/send-attachment';
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
  applyStageChange,
  getApplicationDetail,
  parseApplicationFilter,
  applicationRecords,
} from './service';

export function applicationRoutes(app: App, context: Context): void {
  const { database, encryption } = context;
  const { db } = database;
  const getListRevision = () => getRevision(db, 'applications');

  const handle = createHandle(app, context, applicationEndpoints);

  handle('GET /jobs/counts', async (request, reply) => {
    const unchanged = respondIfUnchanged(request, reply, await getListRevision(), 'counts');
    if (unchanged) return unchanged;
    return {
      newApplications: await countNewApplications(db),
      oldestNewAt: await findOldestNewApplication(db),
    };
  });

  handle(
    'GET /jobs/applications',
    createListHandler({
      parseFilter: parseApplicationFilter,
      getRevision: getListRevision,
      read: async (filter, page) => ({
        items: await listApplications(db, filter, page),
        total: await countApplications(db, filter),
        waiting: await countNewApplications(db),
        jobs: await listAppliedJobs(db),
      }),
    }),
  );

  handle('GET /jobs/applications/:id', ({ params }) =>
    getApplicationDetail(context, db, params.id),
  );

  handle('PATCH /jobs/applications/:id', async (request) => {
    const { id } = request.params;
    await inTransaction(db, (tx) =>
      applyStageChange(context, tx, request, { id, ...request.body }),
    );
    return getApplicationDetail(context, db, id);
  });

  handle('POST /jobs/applications/:id/notes', async (request) => {
    const { id: applicationId } = request.params;
    const { text } = request.body;
    const { email, at } = getActor(context, request);
    const key = getStaffIdempotencyKey(context, request, 'application-note', [applicationId, text]);
    const createdId = await createIdempotent(context, key, prepareNothing, async (tx, id) => {
      await getApplicationDetail(context, tx, applicationId);
      await createNote(tx, encryption, { id, applicationId, text, email, at });
      const draftKey = buildDraftKey('application', applicationId, 'note');
      await deleteDraft(tx, { email, key: draftKey });
      const subject = { kind: 'application', id: applicationId } as const;
      await recordAudit(tx, { at, actor: email, action: 'note-application', subject });
      await bumpRevision(tx, 'applications');
    });
    const { entries } = await getApplicationDetail(context, db, applicationId);
    const note = entries.find(({ id }) => id === createdId);
    if (note === undefined) throw notFound();
    return note;
  });

  handle('GET /jobs/applications/:id/resume', async (request, reply) => {
    const { id } = request.params;
    const { email, at } = getActor(context, request);
    const resume = await inTransaction(db, async (tx) => {
      const found = await findResume(tx, encryption, id);
      if (found === null) throw notFound();
      const subject = { kind: 'application', id } as const;
      await recordAudit(tx, { at, actor: email, action: 'open-resume', subject });
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
