import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import {
  ApplicationDetail,
  ApplicationEntry,
  ApplicationNote,
  ApplicationsAnswer,
  ApplicationsQuery,
  JobCounts,
  StageChange,
} from '../../contract/applications/schema';
import { applicationStages } from '../../contract/jobs/constants';
import type { App } from '../http/app-type';
import type { Context } from '../context';
import { inTransaction, type Db } from '../db/engine';
import { createNote, updateStage } from './entry-queries';
import {
  countApplications,
  countNewApplications,
  listApplications,
  listAppliedJobs,
  findApplication,
  type ApplicationFilter,
} from './queries';
import { recordAudit } from '../audit/service';
import { listTag, touchList } from '../db/list-revisions';
import { notFound } from '../http/errors';
import { staffOnce } from '../http/idempotency/staff-idempotency-key';
import { noPreparation, storeOnce } from '../http/idempotency/idempotency';
import { changedSince } from '../http/conflicts/version-conflict';
import { doneBy } from '../auth/actor';
import { idParam } from '../http/request/id-param';
import { listRoute } from '../http/lists/list-route';
import { presenceRoute } from '../http/presence/presence';
import { searchedFor } from '../http/lists/search-header';
import { staffRoute } from '../http/staff-route';
import { answerUnchanged, sendUnlessKnown } from '../http/etag';

export const applicationParam = Type.Object({ id: idParam });

/** The filter that a call asks for. Throws 400 on words that cannot be read. */
export function parseApplicationFilter(request: FastifyRequest): ApplicationFilter {
  const query = request.query as ApplicationsQuery;
  return {
    stage: query.stage ?? null,
    region: query.region ?? null,
    job: query.job ?? null,
    search: searchedFor(request).trim(),
    sort: query.sort ?? 'waiting',
    isDescending: query.down === '1',
  };
}

/**
 * GET /jobs/applications: a page of those for all jobs or one, the new ones first, 304 while nothing has changed; /{id}: one, whole; PATCH:
 * its stage; POST /{id}/notes: what only the office reads. GET /jobs/counts: how many are new.
 */
export function jobApplicationRoutes(app: App, context: Context): void {
  const { database, vault } = context;
  const { db } = database;
  const tagOf = () => listTag(db, 'applications');

  app.get(
    '/jobs/counts',
    {
      preHandler: answerUnchanged(tagOf, () => 'counts'),
      ...staffRoute(
        context,
        { summary: 'How many applications are new' },
        { response: { 200: JobCounts } },
      ),
    },
    async () => ({ newApplications: await countNewApplications(db) }),
  );

  listRoute(app, context, {
    path: '/jobs/applications',
    summary: 'A page of the applications',
    schema: { querystring: ApplicationsQuery },
    answer: ApplicationsAnswer,
    filterOf: parseApplicationFilter,
    tagOf,
    read: async (filter, page) => {
      const jobs = await listAppliedJobs(db);
      return {
        items: await listApplications(db, filter, page),
        total: await countApplications(db, filter),
        waiting: await countNewApplications(db),
        jobs: jobs.map(({ slug, title }) => ({ slug, title })),
      };
    },
  });

  app.get(
    '/jobs/applications/:id',
    staffRoute(
      context,
      { summary: 'An application, whole' },
      { params: applicationParam, response: { 200: ApplicationDetail } },
    ),
    async (request, reply) =>
      sendUnlessKnown(request, reply, await detailOf(context, db, request.params.id)),
  );

  app.patch(
    '/jobs/applications/:id',
    staffRoute(
      context,
      { summary: 'Set the stage of an application', perMinute: 120 },
      { params: applicationParam, body: StageChange, response: { 200: ApplicationDetail } },
    ),
    async (request) => {
      const { id } = request.params;
      await inTransaction(db, (tx) => moveOn(context, tx, request, { id, ...request.body }));
      return detailOf(context, db, id);
    },
  );

  app.post(
    '/jobs/applications/:id/notes',
    staffRoute(
      context,
      { summary: 'Keep a private note on an application', perMinute: 60 },
      { params: applicationParam, body: ApplicationNote, response: { 201: ApplicationEntry } },
    ),
    async (request, reply) => {
      const { id: applicationId } = request.params;
      const { text } = request.body;
      const { by, at } = doneBy(context, request);
      const once = staffOnce(context, request, 'application-note', [applicationId, text]);
      const made = await storeOnce(context, once, noPreparation, async (tx, id) => {
        await detailOf(context, tx, applicationId);
        await createNote(tx, vault, { id, applicationId, text, by, at });
        const subject = { kind: 'application', id: applicationId } as const;
        await recordAudit(tx, { at, actor: by, action: 'note-application', subject });
        await touchList(tx, 'applications');
      });
      const { entries } = await detailOf(context, db, applicationId);
      const entry = entries.find(({ id }) => id === made);
      if (entry === undefined) throw notFound();
      void reply.code(201);
      return entry;
    },
  );

  presenceRoute(app, context, {
    below: '/jobs/applications',
    one: 'an application',
    kind: 'application',
  });
}

async function detailOf({ vault }: Context, db: Db, id: string): Promise<ApplicationDetail> {
  const application = await findApplication(db, vault, id);
  if (application === null) throw notFound();
  return application;
}

/** Sets the stage at the version that was seen. Throws 409 with who was faster. */
async function moveOn(
  context: Context,
  tx: Db,
  request: FastifyRequest,
  { id, version, stage }: StageChange & { id: string },
): Promise<void> {
  const before = await detailOf(context, tx, id);
  if (before.stage === stage) return;
  const done = doneBy(context, request);
  if (before.version !== version || !(await updateStage(tx, { id, version, stage }, done))) {
    const now = await detailOf(context, tx, id);
    throw changedSince(now.changedBy, done.by, `its stage is ${applicationStages[now.stage]}`);
  }
  await recordAudit(tx, {
    at: done.at,
    actor: done.by,
    action: 'stage-application',
    subject: { kind: 'application', id },
    detail: applicationStages[stage],
  });
  await touchList(tx, 'applications');
}
