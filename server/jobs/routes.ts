import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import {
  FileJob,
  JobPostChange,
  JobPostDetail,
  JobPostsAnswer,
  JobPostsQuery,
  JobsClosed,
  JobsClosing,
} from '../../contract/jobs/schema';
import { dayAt } from '../../contract/shared/region-facts';
import { regionIds } from '../../contract/shared/regions';
import type { App } from '../http/app-type';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import { inTransaction, type Db } from '../db/engine';
import { listFieldChanges } from '../db/change-log';
import { countJobs, findJob, listJobs, type JobFilter } from './queries';
import { listTag, touchList } from '../db/list-revisions';
import { notFound } from '../http/errors';
import { filterFileJobs, listFileJobs } from './service';
import { changeEach } from '../http/lists/bulk-update';
import { applyJobPatch, validateNewText } from './change-job';
import { listRoute } from '../http/lists/list-route';
import { presenceRoute } from '../http/presence/presence';
import { searchedFor } from '../http/lists/search-header';
import { staffRoute } from '../http/staff-route';
import { sendUnlessKnown } from '../http/etag';

/** The id of a job made here, or the slug of one that stands in a file. */
export const jobParam = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,120}$' }) });

/** The filter that a call asks for. Throws 400 on words that cannot be read. */
export function parseJobFilter(request: FastifyRequest): JobFilter {
  const query = request.query as JobPostsQuery;
  return {
    state: query.state ?? null,
    region: query.region ?? null,
    type: query.type ?? null,
    search: searchedFor(request).trim(),
    sort: query.sort ?? 'latest',
    isDescending: query.down === '1',
  };
}

/**
 * GET /jobs: a page of the jobs made here, on the first with those of the site's files, 304 while nothing has changed; /jobs/{id}: one of either;
 * PATCH: changes one made here, opens or closes it; POST /jobs/close: closes several (docs/decisions/031).
 */
export function jobPostRoutes(app: App, context: Context): void {
  const { db } = context.database;

  listRoute(app, context, {
    path: '/jobs',
    summary: 'A page of the jobs',
    schema: { querystring: JobPostsQuery },
    answer: JobPostsAnswer,
    filterOf: parseJobFilter,
    tagOf: async () => `${await listTag(db, 'jobs')}.${await listTag(db, 'applications')}`,
    variantOf: (filter) => [
      filter,
      context.jobs.revision(),
      regionIds.map((id) => dayAt(id, context.now())),
    ],
    read: async (filter, page) => {
      const now = context.now();
      const files = filterFileJobs(await listFileJobs(context), filter);
      return {
        items: await listJobs(db, filter, now, page),
        total: await countJobs(db, filter, now),
        files: page.skip === 0 ? files : [],
        fileTotal: files.length,
      };
    },
  });

  app.get(
    '/jobs/:id',
    staffRoute(
      context,
      { summary: 'A job, with what was changed; or one of the site’s files' },
      { params: jobParam, response: { 200: Type.Union([JobPostDetail, FileJob]) } },
    ),
    async (request, reply) => {
      const { id } = request.params;
      const post = await findJob(db, id, context.now());
      const job =
        post === null
          ? (await listFileJobs(context)).find(({ slug }) => slug === id)
          : { ...post, history: await listFieldChanges(db, 'job_post_changes', id) };
      if (job === undefined) throw notFound();
      return sendUnlessKnown(request, reply, job);
    },
  );

  app.patch(
    '/jobs/:id',
    staffRoute(
      context,
      { summary: 'Change, open or close a job', perMinute: 120 },
      { params: jobParam, body: JobPostChange, response: { 200: JobPostDetail } },
    ),
    async (request) => {
      const { id } = request.params;
      await validateNewText(context, request.body, { id, staff: staffOf(request) });
      await inTransaction(db, async (tx) => {
        await touchList(tx, 'jobs');
        await applyJobPatch(context, tx, request, { ...request.body, id });
      });
      return getJobDetail(context, db, id);
    },
  );

  app.post(
    '/jobs/close',
    staffRoute(
      context,
      { summary: 'Close several jobs', perMinute: 30 },
      { body: JobsClosing, response: { 200: JobsClosed } },
    ),
    (request) =>
      changeEach({ db, log: request.log }, request.body.jobs, async (tx, one) => {
        await touchList(tx, 'jobs');
        await applyJobPatch(context, tx, request, { ...one, state: 'closed' });
      }),
  );

  presenceRoute(app, context, {
    below: '/jobs',
    one: 'a job',
    kind: 'job',
  });
}

/** A job made here, with what was changed. Throws 404. */
export async function getJobDetail(context: Context, db: Db, id: string): Promise<JobPostDetail> {
  const job = await findJob(db, id, context.now());
  if (job === null) throw notFound();
  return { ...job, history: await listFieldChanges(db, 'job_post_changes', id) };
}
