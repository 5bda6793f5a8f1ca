import { jobStates } from '../../contract/jobs/constants';
import { stateRequiredMessage } from '../../contract/jobs/form';
import { JobPostDetail, NewJobPost } from '../../contract/jobs/schema';
import { recordAudit } from '../audit/service';
import { getActor, getStaff } from '../auth/guards';
import type { Context } from '../context';
import { bumpRevision } from '../db/list-revisions';
import type { App } from '../http/app-type';
import { validationError, notFound } from '../http/errors';
import {
  createIdempotent,
  getStaffIdempotencyKey,
  prepareNothing,
} from '../http/idempotency/idempotency';
import { staffRouteOptions } from '../http/staff-route';
import { requestBuild } from '../publishing/builds/queries';
import { createJob } from './change-queries';
import { parseJobInput, validateJobText } from './job-input';
import { findJob } from './queries';
import { getJobDetail, jobParam } from './service';
import { buildJobSlug, listTakenSlugs, requireUniqueSlug } from './unique-slug';

export function jobCreateRoutes(app: App, context: Context): void {
  app.post(
    '/jobs',
    staffRouteOptions(
      context,
      { summary: 'Add a job', perMinute: 60 },
      { body: NewJobPost, response: { 201: JobPostDetail } },
    ),
    async (request, reply) => {
      const { by, at } = getActor(context, request);
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
        if (job.slug !== '') await requireUniqueSlug(context, tx, job.slug);
        const taken = await listTakenSlugs(context, tx);
        const slug = job.slug || buildJobSlug(job, (one) => taken.has(one));
        await createJob(tx, { ...job, slug }, 'added', { by, at, id });
        const subject = { kind: 'job', id } as const;
        const detail = jobStates[job.state].toLowerCase();
        await recordAudit(tx, { at, actor: by, action: 'add-job', subject, detail });
        if (job.state === 'open') await requestBuild(tx, { at, by });
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
      const { by, at } = getActor(context, request);
      const key = getStaffIdempotencyKey(context, request, 'job-copy', [
        JSON.stringify(request.params.id),
      ]);
      const createdId = await createIdempotent(context, key, prepareNothing, async (tx, id) => {
        await bumpRevision(tx, 'jobs');
        const original = await findJob(tx, request.params.id, context.now());
        if (original === null) throw notFound();
        const taken = await listTakenSlugs(context, tx);
        const draft = {
          ...original,
          slug: buildJobSlug(original, (one) => taken.has(one)),
          state: 'draft' as const,
          posted: null,
          validThrough: null,
        };
        await createJob(tx, draft, 'duplicated', { by, at, id, sample: original.sample });
        const subject = { kind: 'job', id } as const;
        const detail = original.slug;
        await recordAudit(tx, { at, actor: by, action: 'duplicate-job', subject, detail });
      });
      void reply.code(201);
      return getJobDetail(context, createdId);
    },
  );
}
