import { Publishing, type ExcludedFile, type ExcludedItem } from '../../contract/publishing/schema';
import { canSee, type Role } from '../../contract/shared/roles';
import { getActor, getStaff } from '../auth/guards';
import type { Context } from '../context';
import { inTransaction, type Db } from '../db/engine';
import type { App } from '../http/app-type';
import { staffRouteOptions } from '../http/staff-route';
import { findJobBySlug } from '../jobs/queries';
import { findPostBySlug } from '../posts/queries';
import { getLatestBuilds, requestBuild, type SiteBuild } from './builds/queries';

export function publishingRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.get(
    '/publishing',
    staffRouteOptions(
      context,
      { summary: 'Get the publishing status of the site' },
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

const buildPlaces = { off: 'nowhere', local: 'here', hook: 'elsewhere' } as const;

async function getPublishing(
  { config, database, now: clock }: Context,
  role: Role,
): Promise<Publishing> {
  const { db } = database;
  const { kind } = config.publish;
  const { open, hasQueuedBuild, ended, live } = await getLatestBuilds(db);
  const isHere = kind === 'local';
  const site = {
    builds: buildPlaces[kind],
    hasQueuedBuild,
    // Another host does not tell when it has finished.
    liveAsOf: isHere ? (live?.startedAt ?? null) : null,
    excluded: isHere ? await listExcluded(db, live, role) : [],
    now: clock().toISOString(),
    step: null,
    since: null,
    problem: null,
  };
  if (kind === 'off') return { ...site, state: 'off' };
  if (open !== null) {
    const since = open.startedAt ?? open.requestedAt;
    if (open.state !== 'running') return { ...site, state: 'queued', since };
    return { ...site, state: 'running', step: open.step, since };
  }
  if (ended === null) return { ...site, state: 'never' };
  const { finishedAt: since, problem } = ended;
  if (problem !== null) return { ...site, state: 'failed', since, problem };
  return { ...site, state: isHere ? 'live' : 'handed-over', since };
}

async function listExcluded(db: Db, build: SiteBuild | null, role: Role): Promise<ExcludedItem[]> {
  const items: ExcludedItem[] = [];
  for (const file of JSON.parse(build?.leftOut ?? '[]') as ExcludedFile[]) {
    const { collection, name, problem } = file;
    const kind = collection === 'blog' ? 'post' : 'job';
    if (!canSee(role, kind === 'post' ? 'add-blog' : 'jobs')) continue;
    const record = await (kind === 'post' ? findPostBySlug(db, name) : findJobBySlug(db, name));
    if (record !== null) items.push({ kind, id: record.id, title: record.title, problem });
  }
  return items;
}
