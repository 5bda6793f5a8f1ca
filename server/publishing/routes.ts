import { Publishing, type PublishingStep } from '../../contract/publishing/schema';
import { maySee, type Role } from '../../contract/shared/roles';
import type { App } from '../http/app-type';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import { inTransaction } from '../db/engine';
import { getLatestBuilds } from './builds/queries';
import { listExcluded } from './excluded';
import { requestBuild } from './builds/request-build';
import { doneBy } from '../auth/actor';
import { staffRoute } from '../http/staff-route';

/** GET /publishing and POST /publishing/retry: how far what the office has changed is on its way to the site. */
export function registerPublishingRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.get(
    '/publishing',
    staffRoute(
      context,
      { summary: 'How far what was changed is on its way to the site' },
      { response: { 200: Publishing } },
    ),
    (request) => stateOf(context, staffOf(request).role),
  );

  app.post(
    '/publishing/retry',
    staffRoute(
      context,
      { summary: 'Publish anew, after it has failed', perMinute: 10 },
      { response: { 202: Publishing } },
    ),
    async (request, reply) => {
      // A build takes minutes of a processor: none for a second press, nor for whoever asks without a reason.
      const { open, ended } = await getLatestBuilds(db);
      if (open === null && ended !== null && ended.problem !== null) {
        await inTransaction(db, (tx) => requestBuild(tx, doneBy(context, request)));
      }
      return reply.code(202).send(await stateOf(context, staffOf(request).role));
    },
  );
}

const buildsOf = { off: 'nowhere', local: 'here', hook: 'elsewhere' } as const;

/** What was left out is of the screens that a role sees alone: the titles of posts are the owner's to know. */
async function stateOf({ config, database, now: clock }: Context, role: Role): Promise<Publishing> {
  const { db } = database;
  const { kind } = config.publish;
  const { open, follows, ended, live } = await getLatestBuilds(db);
  const isHere = kind === 'local';
  const site = {
    builds: buildsOf[kind],
    follows,
    // When a host has built what it was told, it alone knows.
    shown: isHere ? (live?.started_at ?? null) : null,
    leftOut: (isHere ? await listExcluded(db, live) : []).filter(({ kind }) =>
      maySee(role, kind === 'post' ? 'add-blog' : 'jobs'),
    ),
    now: clock().toISOString(),
  };
  const nothing = { step: null, since: null, problem: null };
  if (kind === 'off') return { ...site, state: 'off', ...nothing };
  if (open !== null) {
    const isRunning = open.state === 'running';
    return {
      ...site,
      state: isRunning ? 'running' : 'queued',
      step: isRunning ? (open.step as PublishingStep | null) : null,
      since: open.started_at ?? open.requested_at,
      problem: null,
    };
  }
  if (ended === null) return { ...site, state: 'never', ...nothing };
  const { finished_at: since, problem } = ended;
  if (problem !== null) return { ...site, state: 'failed', step: null, since, problem };
  return { ...site, state: isHere ? 'live' : 'handed-over', step: null, since, problem };
}
