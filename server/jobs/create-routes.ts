import { chooseState } from '../../contract/jobs/form';
import { JobPostDetail, NewJobPost } from '../../contract/jobs/schema';
import type { App } from '../http/app-type';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import { recordAudit } from '../audit/service';
import { addJobPost } from './change-queries';
import { findJobPost } from './queries';
import { touchList } from '../db/list-revisions';
import { invalid, notFound } from '../http/errors';
import { filledIn, freeSlug, requireText } from './job-input';
import { requireFreeSlug, takenSlugs } from './unique-slug';
import { staffOnce } from '../http/idempotency/staff-idempotency-key';
import { noPreparation, storeOnce } from '../http/idempotency/idempotency';
import { requestBuild } from '../publishing/builds/queries';
import { stateWords } from './change-job';
import { doneBy } from '../auth/actor';
import { jobDetailOf, jobParam } from './routes';
import { staffRoute } from '../http/staff-route';

/** POST /jobs: one more job, as a draft or open at once, never born closed; POST /jobs/{id}/duplicate: a draft that says what another job says. */
export function newJobPostRoutes(app: App, context: Context): void {
  const { db } = context.database;

  app.post(
    '/jobs',
    staffRoute(
      context,
      { summary: 'Add a job', perMinute: 60 },
      { body: NewJobPost, response: { 201: JobPostDetail } },
    ),
    async (request, reply) => {
      const { by, at } = doneBy(context, request);
      const once = staffOnce(context, request, 'job', [JSON.stringify(request.body)]);
      const prepare = async () => {
        const values = { state: 'draft', ...request.body };
        await requireText(context, values, staffOf(request));
        const given = filledIn(values, context.now());
        if (given.state === 'closed') throw invalid({ state: chooseState });
        return given;
      };
      const made = await storeOnce(context, once, prepare, async (tx, id, _now, given) => {
        // Before anything is read: two who take the same address wait for each other.
        await touchList(tx, 'jobs');
        if (given.slug !== '') await requireFreeSlug(context, tx, given.slug);
        const taken = given.slug === '' ? await takenSlugs(context, tx) : new Set<string>();
        const slug = given.slug || freeSlug(given, (one) => taken.has(one));
        await addJobPost(tx, { ...given, slug }, 'added', { by, at, id });
        const subject = { kind: 'job', id } as const;
        const detail = stateWords(given);
        await recordAudit(tx, { at, actor: by, action: 'add-job', subject, detail });
        if (given.state === 'open') await requestBuild(tx, { at, by });
      });
      void reply.code(201);
      return jobDetailOf(context, db, made);
    },
  );

  app.post(
    '/jobs/:id/duplicate',
    staffRoute(
      context,
      { summary: 'Make a draft out of a job', perMinute: 60 },
      { params: jobParam, response: { 201: JobPostDetail } },
    ),
    async (request, reply) => {
      const { by, at } = doneBy(context, request);
      const once = staffOnce(context, request, 'job-copy', [JSON.stringify(request.params.id)]);
      const made = await storeOnce(context, once, noPreparation, async (tx, id) => {
        await touchList(tx, 'jobs');
        const of = await findJobPost(tx, request.params.id, context.now());
        if (of === null) throw notFound();
        const taken = await takenSlugs(context, tx);
        const slug = freeSlug(of, (one) => taken.has(one));
        // The days are those of the former ad.
        const days = { posted: null, validThrough: null };
        const draft = { ...of, ...days, slug, state: 'draft' } as const;
        await addJobPost(tx, draft, 'duplicated', { by, at, id, sample: of.sample });
        const subject = { kind: 'job', id } as const;
        await recordAudit(tx, { at, actor: by, action: 'duplicate-job', subject, detail: of.slug });
      });
      void reply.code(201);
      return jobDetailOf(context, db, made);
    },
  );
}
