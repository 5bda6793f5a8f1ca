import Type from 'typebox';
import { jobStates } from '../../../contract/jobs/constants';
import { stateRequiredMessage } from '../../../contract/jobs/form';
import { parseJobPost, toJobValues } from '../../../contract/jobs/form-values';
import {
  CloseJobs,
  CloseJobsResponse,
  FileJob,
  JobPostChange,
  JobPostDetail,
  JobPostsQuery,
  JobPostsResponse,
  NewJobPost,
} from '../../../contract/jobs/schema';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { regionIds } from '../../../contract/shared/regions';
import { recordAudit } from '../../services/audit/record-audit';
import { getActor, getStaff } from '../../core/http/request/staff';
import type { Context } from '../context';
import { inTransaction } from '../../core/db/engine';
import { bumpRevision, getRevision } from '../../core/db/list-revisions';
import { newId } from '../../core/db/uuid';
import type { App } from '../../core/http/app-type';
import { notFound, validationError } from '../../core/http/errors';
import { sendWithEtag } from '../../core/http/etag';
import {
  createIdempotent,
  prepareNothing,
  getStaffIdempotencyKey,
} from '../../core/http/idempotency/idempotency';
import { bulkUpdate } from '../../core/http/lists/bulk-update';
import { registerListRoute } from '../../core/http/lists/list-route';
import { registerPresenceRoute } from '../../core/http/presence/presence';
import { staffRouteOptions } from '../../core/http/staff-route';
import { createJob } from './change-queries';
import { countJobs, findJob, listJobs } from './queries';
import {
  filterFileJobs,
  findJobDetail,
  getJobDetail,
  jobParam,
  listFileJobs,
  parseJobFilter,
  parseJobInput,
  validateJobText,
} from './service';
import { getUniqueSlug } from './unique-slug';
import { applyJobPatch, validateNewText } from './update-job';

export function jobRoutes(app: App, context: Context): void {
  const { db } = context.database;

  registerListRoute(app, context, {
    path: '/jobs',
    summary: 'List jobs',
    schema: { querystring: JobPostsQuery },
    response: JobPostsResponse,
    parseFilter: parseJobFilter,
    getRevision: async () =>
      `${await getRevision(db, 'jobs')}.${await getRevision(db, 'applications')}`,
    // The state depends on the date at each office.
    getVariant: (filter) => [
      filter,
      context.jobs.revision(),
      regionIds.map((id) => getOfficeDay(id, context.now())),
    ],
    read: async (filter, page) => {
      const now = context.now();
      const files = filterFileJobs(await listFileJobs(context), filter);
      return {
        items: await listJobs(db, filter, now, page),
        total: await countJobs(db, filter, now),
        files: page.offset === 0 ? files : [],
        fileTotal: files.length,
      };
    },
  });

  app.get(
    '/jobs/:id',
    staffRouteOptions(
      context,
      { summary: 'Get a job: of the dashboard, with the change history, or of content/' },
      { params: jobParam, response: { 200: Type.Union([JobPostDetail, FileJob]) } },
    ),
    async (request, reply) => {
      const { id } = request.params;
      const job =
        (await findJobDetail(context, id)) ??
        (await listFileJobs(context)).find(({ slug }) => slug === id);
      if (job === undefined) throw notFound();
      return sendWithEtag(request, reply, job);
    },
  );

  app.patch(
    '/jobs/:id',
    staffRouteOptions(
      context,
      { summary: 'Change, open, or close a job', perMinute: 120 },
      { params: jobParam, body: JobPostChange, response: { 200: JobPostDetail } },
    ),
    async (request) => {
      const patch = { ...request.body, id: request.params.id };
      await validateNewText(context, request, patch);
      await inTransaction(db, async (tx) => {
        await bumpRevision(tx, 'jobs');
        await applyJobPatch(context, tx, getActor(context, request), patch);
      });
      return getJobDetail(context, patch.id);
    },
  );

  app.post(
    '/jobs/close',
    staffRouteOptions(
      context,
      { summary: 'Close several jobs', perMinute: 30 },
      { body: CloseJobs, response: { 200: CloseJobsResponse } },
    ),
    (request) => {
      const actor = { ...getActor(context, request), batch: newId() };
      return bulkUpdate({ db, log: request.log }, request.body.jobs, async (tx, job) => {
        await bumpRevision(tx, 'jobs');
        await applyJobPatch(context, tx, actor, { ...job, state: 'closed' });
      });
    },
  );

  registerPresenceRoute(app, context, { basePath: '/jobs', recordLabel: 'a job', kind: 'job' });
}

export function jobCreateRoutes(app: App, context: Context): void {
  app.post(
    '/jobs',
    staffRouteOptions(
      context,
      { summary: 'Add a job', perMinute: 60 },
      { body: NewJobPost, response: { 201: JobPostDetail } },
    ),
    async (request, reply) => {
      const { email, at } = getActor(context, request);
      const key = getStaffIdempotencyKey(context, request, 'job', [JSON.stringify(request.body)]);
      const prepare = async () => {
        const values = { state: 'draft', ...request.body };
        await validateJobText(context, values, getStaff(request));
        const job = parseJobInput(values, context.now());
        if (job.state === 'closed') throw validationError({ state: stateRequiredMessage });
        return job;
      };
      const createdId = await createIdempotent(context, key, prepare, async (tx, id, _now, job) => {
        // First, because it locks the list: two people can't take the same slug at once.
        await bumpRevision(tx, 'jobs');
        const slug = await getUniqueSlug(context, tx, job);
        await createJob(tx, { ...job, slug }, 'added', { email, at, id });
        const subject = { kind: 'job', id } as const;
        const detail = jobStates[job.state].toLowerCase();
        await recordAudit(tx, { at, actor: email, action: 'add-job', subject, detail });
      });
      void reply.code(201);
      return getJobDetail(context, createdId);
    },
  );

  app.post(
    '/jobs/:id/duplicate',
    staffRouteOptions(
      context,
      { summary: 'Duplicate a job as a draft', perMinute: 60 },
      { params: jobParam, response: { 201: JobPostDetail } },
    ),
    async (request, reply) => {
      const { email, at } = getActor(context, request);
      const key = getStaffIdempotencyKey(context, request, 'job-copy', [
        JSON.stringify(request.params.id),
      ]);
      const createdId = await createIdempotent(context, key, prepareNothing, async (tx, id) => {
        await bumpRevision(tx, 'jobs');
        const original = await findJob(tx, request.params.id, context.now());
        if (original === null) throw notFound();
        const draft = {
          ...parseJobPost(toJobValues(original)),
          slug: await getUniqueSlug(context, tx, { ...original, slug: '' }),
          state: 'draft' as const,
          posted: null,
          validThrough: null,
        };
        await createJob(tx, draft, 'duplicated', { email, at, id, sample: original.sample });
        const subject = { kind: 'job', id } as const;
        const detail = original.slug;
        await recordAudit(tx, { at, actor: email, action: 'duplicate-job', subject, detail });
      });
      void reply.code(201);
      return getJobDetail(context, createdId);
    },
  );
}
