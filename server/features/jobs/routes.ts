import { jobStates } from '../../../contract/jobs/constants';
import { jobEndpoints } from '../../../contract/jobs/endpoints';
import { stateRequiredMessage } from '../../../contract/jobs/form';
import { parseJobPost, toJobValues } from '../../../contract/jobs/form-values';
import type { JobPostsQuery, JobPostDetail } from '../../../contract/jobs/schema';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { regionIds } from '../../../contract/shared/regions';
import { canSeeRegion } from '../../../contract/shared/roles';
import { listFieldChanges } from '../../core/db/change-log';
import { inTransaction } from '../../core/db/engine';
import { bumpRevision, getRevision } from '../../core/db/list-revisions';
import { countRows } from '../../core/db/pagination';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { notFound, validationError } from '../../core/http/errors';
import { createIdempotent, getStaffIdempotencyKey } from '../../core/http/idempotency/idempotency';
import { bulkUpdate } from '../../core/http/lists/bulk-update';
import { createListHandler } from '../../core/http/lists/list-handler';
import { parseListFilter } from '../../core/http/lists/search-header';
import { createPresenceHandler, requireVisible } from '../../core/http/presence/presence';
import { getActor, getBulkActor, getStaff } from '../../core/http/request/staff';
import { recordAudit } from '../../services/audit/record-audit';
import { createExportHandler } from '../../services/exports/export-route';
import { readPages } from '../../services/exports/read-pages';
import type { Context } from '../context';
import { createJob } from './change-queries';
import { jobColumns } from './export';
import { filterJobs, findJob, listClosedSlugs, listJobs, type JobFilter } from './queries';
import { filterFileJobs, jobRecords, listFileJobs } from './service';
import { getUniqueSlug } from './unique-slug';
import { applyJobPatch, parseJobInput, validateJobText, validateNewText } from './change-job';

export function jobRoutes(app: App, context: Context): void {
  const { db } = context.database;
  const handle = createHandle(app, context, jobEndpoints);

  handle('GET /closed-jobs', async () => ({ jobs: await listClosedSlugs(db, context.now()) }));

  handle(
    'GET /jobs',
    createListHandler({
      parseFilter: parseListFilter<JobPostsQuery>,
      getRevision: async () =>
        `${await getRevision(db, 'jobPosts')}.${await getRevision(db, 'jobApplications')}`,
      // The state depends on the date at each office.
      getVariant: (filter) => [
        filter,
        context.siteJobs.revision(),
        regionIds.map((id) => getOfficeDay(id, context.now())),
      ],
      read: async (filter, page) => {
        const now = context.now();
        const files = filterFileJobs(await listFileJobs(context), filter);
        return {
          items: await listJobs(db, filter, now, page),
          total: await countRows(filterJobs(db, filter, now)),
          files: page.offset === 0 ? files : [],
          fileTotal: files.length,
        };
      },
    }),
  );

  handle(
    'GET /jobs/export',
    createExportHandler(context, async (request) => {
      const filter = parseListFilter(request);
      const { state, region, type, search } = filter;
      return {
        name: 'jobs',
        columns: jobColumns,
        rows: listExportedJobs(context, filter),
        filters: { state, region, hours: type },
        hasSearch: search !== '',
      };
    }),
  );

  handle('GET /jobs/:id', async (request) => {
    const { id } = request.params;
    const job =
      (await findJobDetail(context, id)) ??
      (await listFileJobs(context)).find(({ slug }) => slug === id);
    if (job === undefined || !canSeeRegion(getStaff(request).access, job.region)) throw notFound();
    return job;
  });

  handle('PATCH /jobs/:id', async (request) => {
    const patch = { ...request.body, id: request.params.id };
    await validateNewText(context, request, patch);
    await inTransaction(db, async (tx) => {
      await bumpRevision(tx, 'jobPosts');
      await applyJobPatch(context, tx, getActor(context, request), patch);
    });
    return getJobDetail(context, patch.id);
  });

  handle('POST /jobs/close', (request) => {
    const actor = getBulkActor(context, request);
    return bulkUpdate({ db, log: request.log }, request.body.jobs, async (tx, job) => {
      await bumpRevision(tx, 'jobPosts');
      await requireVisible(context, jobRecords, request, tx, job.id);
      await applyJobPatch(context, tx, actor, { ...job, state: 'closed' });
    });
  });

  handle('POST /jobs', async (request) => {
    const actor = getActor(context, request);
    const key = getStaffIdempotencyKey(context, request, 'job', [JSON.stringify(request.body)]);
    const prepare = async () => {
      const values = { state: 'draft', ...request.body };
      await validateJobText(context, values, getStaff(request));
      const job = parseJobInput(values, context.now());
      if (job.state === 'closed') throw validationError({ state: stateRequiredMessage });
      return job;
    };
    const createdId = await createIdempotent(
      context,
      key,
      async (tx, id, _now, job) => {
        // First, because it locks the list: two people can't take the same slug at once.
        await bumpRevision(tx, 'jobPosts');
        const slug = await getUniqueSlug(context, tx, job);
        await createJob(tx, { ...job, slug }, 'added', { ...actor, id });
        const subject = { kind: 'job', id } as const;
        const detail = jobStates[job.state].toLowerCase();
        await recordAudit(tx, actor, { action: 'add-job', subject, detail });
      },
      prepare,
    );
    return getJobDetail(context, createdId);
  });

  handle('POST /jobs/:id/duplicate', async (request) => {
    const actor = getActor(context, request);
    const key = getStaffIdempotencyKey(context, request, 'job-copy', [request.params.id]);
    const createdId = await createIdempotent(context, key, async (tx, id) => {
      await bumpRevision(tx, 'jobPosts');
      const original = await findJob(tx, request.params.id, context.now());
      if (original === null) throw notFound();
      const draft = {
        ...parseJobPost(toJobValues(original)),
        slug: await getUniqueSlug(context, tx, { ...original, slug: '' }),
        state: 'draft' as const,
        posted: null,
        validThrough: null,
      };
      await createJob(tx, draft, 'duplicated', { ...actor, id, sample: original.sample });
      const subject = { kind: 'job', id } as const;
      const detail = original.slug;
      await recordAudit(tx, actor, { action: 'duplicate-job', subject, detail });
    });
    return getJobDetail(context, createdId);
  });

  handle('POST /jobs/:id/presence', createPresenceHandler(context, jobRecords));
}

async function findJobDetail(context: Context, id: string): Promise<JobPostDetail | null> {
  const { database, encryption } = context;
  const job = await findJob(database.db, id, context.now());
  return job && { ...job, history: await listFieldChanges(database.db, encryption, id) };
}

async function getJobDetail(context: Context, id: string): Promise<JobPostDetail> {
  const job = await findJobDetail(context, id);
  if (job === null) throw notFound();
  return job;
}

async function* listExportedJobs(context: Context, filter: JobFilter) {
  const now = context.now();
  yield* readPages((page) => listJobs(context.database.db, filter, now, page));
  yield* filterFileJobs(await listFileJobs(context), filter);
}
