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
import { getRevision, bumpRevision } from '../db/list-revisions';
import type { App } from '../http/app-type';
import { notFound } from '../http/errors';
import { sendWithEtag } from '../http/etag';
import { bulkUpdate } from '../http/lists/bulk-update';
import { registerListRoute } from '../http/lists/list-route';
import { registerPresenceRoute } from '../http/presence/presence';
import { staffRouteOptions } from '../http/staff-route';
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
        files: page.skip === 0 ? files : [],
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
        await applyJobPatch(context, tx, request, patch);
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
    (request) =>
      bulkUpdate({ db, log: request.log }, request.body.jobs, async (tx, job) => {
        await bumpRevision(tx, 'jobs');
        await applyJobPatch(context, tx, request, { ...job, state: 'closed' });
      }),
  );

  registerPresenceRoute(app, context, { basePath: '/jobs', recordLabel: 'a job', kind: 'job' });
}
