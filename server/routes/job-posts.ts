import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { toJobValues, type JobPostRecord } from '../../contract/forms/job-post';
import type { FormValues } from '../../contract/forms/rules';
import {
  jobPostFields,
  jobPostLabels,
  jobsPage,
  jobStates,
  shownJobStates,
} from '../../contract/job-post-words';
import {
  FileJob,
  JobPostChange,
  JobPostDetail,
  JobPostsAnswer,
  JobPostsQuery,
  JobsClosed,
  JobsClosing,
  type JobPost,
} from '../../contract/job-posts';
import { dayAt } from '../../contract/region-facts';
import { regionIds } from '../../contract/regions';
import { PresenceAnswer } from '../../contract/thread-changes';
import type { App } from '../app-type';
import type { Context } from '../context';
import { inTransaction, type Db, type Tx } from '../db/engine';
import { recordAudit } from '../db/queries/audit';
import {
  changeJobPost,
  jobDifferences,
  jobFieldsChangedSince,
  listJobChanges,
} from '../db/queries/job-post-changes';
import {
  countJobPosts,
  findJobPost,
  isAnyJobThere,
  listJobPosts,
  type JobPostFilter,
} from '../db/queries/job-posts';
import { listTag, touchList } from '../db/queries/settings';
import { invalid, notFound } from '../errors';
import { filterFileJobs, listFileJobs } from '../jobs/file-jobs';
import { filledIn, requireText } from '../jobs/filled-in';
import { requireFreeSlug } from '../jobs/taken-slugs';
import { requestBuild } from '../publish/request-build';
import { changeEach } from './change-each';
import { changedSince } from './changed-since';
import { doneBy } from './done-by';
import { sayPresent } from './say-present';
import { searchedFor } from './searched-for';
import { staffRoute } from './staff-route';
import { answerUnchanged, sendUnlessKnown } from './unchanged';

/** The id of a job made here, or the slug of one that stands in a file. */
export const jobParam = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,120}$' }) });

/** The filter that a call asks for. Throws 400 on words that cannot be read. */
export function jobFilterOf(request: FastifyRequest): JobPostFilter {
  const query = request.query as JobPostsQuery;
  return {
    state: query.state ?? null,
    region: query.region ?? null,
    type: query.type ?? null,
    search: searchedFor(request).trim(),
    sort: query.sort ?? 'latest',
    down: query.down === '1',
  };
}

/**
 * GET /jobs: a page of the jobs made here, with those of the site's files, 304 while nothing has changed; /jobs/{id}: one of either;
 * PATCH: changes one made here, opens or closes it; POST /jobs/close: closes several (docs/decisions/031).
 */
export function jobPostRoutes(app: App, context: Context): void {
  const { db } = context.database;

  app.get(
    '/jobs',
    {
      preHandler: answerUnchanged(
        async () => `${await listTag(db, 'jobs')}.${await listTag(db, 'applications')}`,
        (request) =>
          JSON.stringify([
            jobFilterOf(request),
            (request.query as JobPostsQuery).page,
            context.jobs.revision(),
            regionIds.map((id) => dayAt(id, context.now())),
          ]),
      ),
      ...staffRoute(
        context,
        { summary: 'A page of the jobs' },
        { querystring: JobPostsQuery, response: { 200: JobPostsAnswer } },
      ),
    },
    async (request) => {
      const filter = jobFilterOf(request);
      const now = context.now();
      const skip = (Number(request.query.page ?? '1') - 1) * jobsPage;
      return {
        items: await listJobPosts(db, filter, now, { limit: jobsPage, skip }),
        total: await countJobPosts(db, filter, now),
        anyJob: await isAnyJobThere(db),
        files: filterFileJobs(await listFileJobs(context), filter),
      };
    },
  );

  app.get(
    '/jobs/:id',
    staffRoute(
      context,
      { summary: 'A job, with what was changed; or one of the site’s files' },
      { params: jobParam, response: { 200: Type.Union([JobPostDetail, FileJob]) } },
    ),
    async (request, reply) => {
      const { id } = request.params;
      const post = await findJobPost(db, id, context.now());
      const job =
        post === null
          ? (await listFileJobs(context)).find(({ slug }) => slug === id)
          : { ...post, history: await listJobChanges(db, id) };
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
      await requireNewText(context, request.body, id);
      await inTransaction(db, async (tx) => {
        await touchList(tx, 'jobs');
        await change(context, tx, request, { ...request.body, id });
      });
      return jobDetailOf(context, db, id);
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
      changeEach(db, request.body.jobs, async (tx, one) => {
        await touchList(tx, 'jobs');
        await change(context, tx, request, { ...one, state: 'closed' });
      }),
  );

  app.post(
    '/jobs/:id/presence',
    // A tab asks ten times a minute.
    staffRoute(
      context,
      { summary: 'Say that a job is open on the screen, and hear who else has it', perMinute: 120 },
      { params: jobParam, response: { 200: PresenceAnswer } },
    ),
    async (request) => {
      const { id } = request.params;
      if ((await findJobPost(db, id, context.now())) === null) throw notFound();
      return sayPresent(context, request, { kind: 'job', subject: id });
    },
  );
}

/** A job made here, with what was changed. Throws 404. */
export async function jobDetailOf(context: Context, db: Db, id: string): Promise<JobPostDetail> {
  const job = await findJobPost(db, id, context.now());
  if (job === null) throw notFound();
  return { ...job, history: await listJobChanges(db, id) };
}

/** Throws 400 on what is wrong with a text that is another one now, or that visitors are to get from now on. */
async function requireNewText(
  context: Context,
  { version: _version, ...wish }: JobPostChange,
  id: string,
): Promise<void> {
  const before = await findJobPost(context.database.db, id, context.now());
  if (before === null) throw notFound();
  const values = { ...toJobValues(before), ...wish };
  const opens = before.state !== 'open' && values.state === 'open';
  if (opens || values.body !== before.body) await requireText(context, values as FormValues);
}

async function change(
  context: Context,
  tx: Tx,
  request: FastifyRequest,
  { id, version, ...wish }: JobPostChange & { id: string },
): Promise<void> {
  const before = await findJobPost(tx, id, context.now());
  if (before === null) throw notFound();
  const values = { ...toJobValues(before), ...wish };
  // A repeated call, or one that wants what is so already, has nothing to change.
  if (jobPostFields.every((field) => values[field] === toJobValues(before)[field])) return;
  if (before.version !== version) throw await overtaken(tx, before, version);
  const after = filledIn(values as FormValues, context.now());
  requireStep(before, after);
  const job = { ...after, slug: after.slug === '' ? before.slug : after.slug };
  const changes = jobDifferences(before, job);
  if (changes.length === 0) return;
  if (job.slug !== before.slug) await requireFreeSlug(context, tx, job.slug);
  const { by, at } = doneBy(context, request);
  if (!(await changeJobPost(tx, before, job, { by, at }))) {
    throw await overtaken(tx, (await findJobPost(tx, id, context.now())) ?? before, version);
  }
  const fields = changes.map(({ field }) => field);
  await recordAudit(tx, {
    at,
    actor: by,
    subject: { kind: 'job', id },
    ...described(before, job, fields),
  });
  if (before.wasOpen || job.state === 'open') await requestBuild(tx, { at, by });
}

/** What has had a page keeps its address, and is closed rather than taken back. */
function requireStep(before: JobPost, after: JobPostRecord): void {
  if (!before.wasOpen) return;
  if (after.slug !== '' && after.slug !== before.slug) {
    throw invalid({ slug: 'The job has a page under its address, so that it stays' });
  }
  if (after.state === 'draft') {
    throw invalid({ state: 'This job has been open: close it, or duplicate it as a draft' });
  }
}

function described(before: JobPost, after: JobPostRecord, fields: readonly string[]) {
  if (after.state !== before.state && after.state === 'open')
    return { action: 'open-job' } as const;
  if (after.state !== before.state && after.state === 'closed') {
    return { action: 'close-job' } as const;
  }
  return { action: 'change-job', detail: labelsOf(fields) } as const;
}

/** 409 with who was faster, and what is another one now. */
async function overtaken(tx: Db, now: JobPost, version: number) {
  const fields = await jobFieldsChangedSince(tx, now.id, version);
  const others = labelsOf(fields.filter((field) => field !== 'state'));
  const words = [
    ...(fields.includes('state') ? [`it is ${shownJobStates[now.shown].toLowerCase()}`] : []),
    ...(others === '' ? [] : [`it has another ${others}`]),
  ];
  return changedSince(now.changedBy, words.join(', and '));
}

function labelsOf(fields: readonly string[]): string {
  const labels = jobPostFields.filter((field) => fields.includes(field));
  return labels.map((field) => jobPostLabels[field].toLowerCase()).join(', ');
}

/** A job's state as it stands in the audit. */
export function stateWords({ state }: Pick<JobPostRecord, 'state'>): string {
  return jobStates[state].toLowerCase();
}
