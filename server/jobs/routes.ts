import Type from 'typebox';
import {
  FileJob,
  JobPostChange,
  JobPostDetail,
  JobPostsResponse,
  JobPostsQuery,
  CloseJobsResponse,
  CloseJobs,
} from '../../contract/jobs/schema';
import { getOfficeDay } from '../../contract/shared/region-facts';
import { regionIds } from '../../contract/shared/regions';
import type { Context } from '../context';
import { inTransaction } from '../db/engine';
import { listTag, touchList } from '../db/list-revisions';
import type { App } from '../http/app-type';
import { notFound } from '../http/errors';
import { sendUnlessKnown } from '../http/etag';
import { changeEach } from '../http/lists/bulk-update';
import { listRoute } from '../http/lists/list-route';
import { presenceRoute } from '../http/presence/presence';
import { staffRoute } from '../http/staff-route';
import { countJobs, listJobs } from './queries';
import {
  filterFileJobs,
  findJobDetail,
  getJobDetail,
  jobParam,
  listFileJobs,
  parseJobFilter,
} from './service';
import { applyJobPatch, validateNewText } from './update-job';

/** Jobs of the dashboard, and read-only those of content/ (docs/decisions/031). */
export function jobPostRoutes(app: App, context: Context): void {
  const { db } = context.database;

  listRoute(app, context, {
    path: '/jobs',
    summary: 'List jobs',
    schema: { querystring: JobPostsQuery },
    answer: JobPostsResponse,
    filterOf: parseJobFilter,
    tagOf: async () => `${await listTag(db, 'jobs')}.${await listTag(db, 'applications')}`,
    // The state depends on the date at each office.
    variantOf: (filter) => [
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
        files: page.skip === 0 ? files : [],
        fileTotal: files.length,
      };
    },
  });

  app.get(
    '/jobs/:id',
    staffRoute(
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
      return sendUnlessKnown(request, reply, job);
    },
  );

  app.patch(
    '/jobs/:id',
    staffRoute(
      context,
      { summary: 'Change, open, or close a job', perMinute: 120 },
      { params: jobParam, body: JobPostChange, response: { 200: JobPostDetail } },
    ),
    async (request) => {
      const patch = { ...request.body, id: request.params.id };
      await validateNewText(context, request, patch);
      await inTransaction(db, async (tx) => {
        await touchList(tx, 'jobs');
        await applyJobPatch(context, tx, request, patch);
      });
      return getJobDetail(context, patch.id);
    },
  );

  app.post(
    '/jobs/close',
    staffRoute(
      context,
      { summary: 'Close several jobs', perMinute: 30 },
      { body: CloseJobs, response: { 200: CloseJobsResponse } },
    ),
    (request) =>
      changeEach({ db, log: request.log }, request.body.jobs, async (tx, job) => {
        await touchList(tx, 'jobs');
        await applyJobPatch(context, tx, request, { ...job, state: 'closed' });
      }),
  );

  presenceRoute(app, context, { below: '/jobs', one: 'a job', kind: 'job' });
}
