import { Publishing, type PublishingStep } from '../../contract/publishing/schema';
import { canSee, type Role } from '../../contract/shared/roles';
import type { App } from '../http/app-type';
import { getStaff, getActor } from '../auth/guards';
import type { Context } from '../context';
import { inTransaction } from '../db/engine';
import { getLatestBuilds, requestBuild } from './builds/queries';
import { listExcluded } from './excluded';
import { staffRouteOptions } from '../http/staff-route';

export function registerPublishingRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.get(
    '/publishing',
    staffRouteOptions(
      context,
      { summary: 'Progress of changes on their way to the site' },
      { response: { 200: Publishing } },
    ),
    (request) => getPublishing(context, getStaff(request).role),
  );

  app.post(
    '/publishing/retry',
    staffRouteOptions(
      context,
      { summary: 'Publish again after a failure', perMinute: 10 },
      { response: { 202: Publishing } },
    ),
    async (request, reply) => {
      // A build takes minutes of CPU time, so a double click or a call without a failure starts none.
      const { open, ended } = await getLatestBuilds(db);
      if (open === null && ended !== null && ended.problem !== null) {
        await inTransaction(db, (tx) => requestBuild(tx, getActor(context, request)));
      }
      return reply.code(202).send(await getPublishing(context, getStaff(request).role));
    },
  );
}

const buildsOf = { off: 'nowhere', local: 'here', hook: 'elsewhere' } as const;

/** The left-out records are limited to the role's screens, because their titles may be confidential. */
async function getPublishing(
  { config, database, now: clock }: Context,
  role: Role,
): Promise<Publishing> {
  const { db } = database;
  const { kind } = config.publish;
  const { open, follows, ended, live } = await getLatestBuilds(db);
  const isHere = kind === 'local';
  const site = {
    builds: buildsOf[kind],
    follows,
    // Another host does not tell when it has finished.
    shown: isHere ? (live?.startedAt ?? null) : null,
    leftOut: (isHere ? await listExcluded(db, live) : []).filter(({ kind }) =>
      canSee(role, kind === 'post' ? 'add-blog' : 'jobs'),
    ),
    now: clock().toISOString(),
  };
  const idle = { step: null, since: null, problem: null };
  if (kind === 'off') return { ...site, state: 'off', ...idle };
  if (open !== null) {
    const isRunning = open.state === 'running';
    return {
      ...site,
      state: isRunning ? 'running' : 'queued',
      step: isRunning ? (open.step as PublishingStep | null) : null,
      since: open.startedAt ?? open.requestedAt,
      problem: null,
    };
  }
  if (ended === null) return { ...site, state: 'never', ...idle };
  const { finishedAt: since, problem } = ended;
  if (problem !== null) return { ...site, state: 'failed', step: null, since, problem };
  return { ...site, state: isHere ? 'live' : 'handed-over', step: null, since, problem };
}
