import { sql, type Selectable } from 'kysely';
import type { ExcludedFile, PublishingStep } from '../../../contract/publishing/schema';
import type { Db, Tx } from '../../db/engine';
import { countRows } from '../../db/pagination';
import { newId } from '../../db/uuid';
import type { SiteBuildTable } from './table';

/**
 * Queues a build, or joins the queued one. Call it in the transaction that changes what is published: joining locks the queued build, so
 * that it starts after the commit and sees the change.
 * @param request by: e-mail of the staff member, or null for the clock
 */
export async function requestBuild(
  tx: Tx,
  { at, by }: { at: string; by: string | null },
): Promise<void> {
  await tx
    .insertInto('site_builds')
    .values({
      id: newId(),
      state: 'queued',
      requested_at: at,
      requested_by: by,
      started_at: null,
      finished_at: null,
      step: null,
      problem: null,
      revision: null,
      owner: null,
      lease_until: null,
      left_out: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('state')
        .where('state', '=', sql.lit('queued'))
        .doUpdateSet({ requested_by: by }),
    )
    .execute();
}

export type SiteBuild = Selectable<SiteBuildTable>;

/** The running or else queued build, whether another is queued behind it, and the last that ended and that went live. */
export async function getLatestBuilds(db: Db): Promise<{
  open: SiteBuild | null;
  follows: boolean;
  ended: SiteBuild | null;
  live: SiteBuild | null;
}> {
  const open = await db
    .selectFrom('site_builds')
    .selectAll()
    .where('state', 'in', ['queued', 'running'])
    // Puts 'running' before 'queued'.
    .orderBy('state', 'desc')
    .execute();
  const findLast = async (states: readonly string[]) =>
    (await db
      .selectFrom('site_builds')
      .selectAll()
      .where('state', 'in', states)
      .orderBy('finished_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst()) ?? null;
  return {
    open: open[0] ?? null,
    follows: open.length > 1,
    ended: await findLast(['live', 'failed']),
    live: await findLast(['live']),
  };
}

const stoppedProblem = 'The server stopped during the update. It will try again automatically.';

/** Failed builds since the last that went live, not counting those whose server stopped. */
export async function countFailedInARow(db: Db): Promise<number> {
  const { live } = await getLatestBuilds(db);
  const since = live?.finished_at ?? '';
  const builds = db.selectFrom('site_builds').where('finished_at', '>', since);
  return countRows(builds.where('state', '=', 'failed').where('problem', '!=', stoppedProblem));
}

/** Other transactions that lock the build wait until this one ends. */
export async function lockBuild(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('site_builds')
    .set(({ ref }) => ({ state: ref('state') }))
    .where('id', '=', id)
    .execute();
}

export type Lease = { owner: string; until: string };

/**
 * Starts the queued build unless another is running. Returns its id, or null.
 * @param start lease: null if the site's host builds; now: read after the build is locked, because later changes are not in it
 */
export async function startBuild(
  tx: Tx,
  { step, lease, now }: { step: PublishingStep; lease: Lease | null; now: () => Date },
): Promise<string | null> {
  const started = await tx
    .updateTable('site_builds')
    .set({
      state: 'running',
      step,
      owner: lease?.owner ?? null,
      lease_until: lease?.until ?? null,
    })
    .where('state', '=', 'queued')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('site_builds as other')
            .select('other.id')
            .where('other.state', '=', 'running'),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  if (started === undefined) return null;
  await tx
    .updateTable('site_builds')
    .set({ started_at: now().toISOString() })
    .where('id', '=', started.id)
    .execute();
  return started.id;
}

export async function renewLease(db: Db, id: string, { owner, until }: Lease): Promise<void> {
  await db
    .updateTable('site_builds')
    .set({ lease_until: until })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .execute();
}

export async function setBuildStep(db: Db, id: string, step: PublishingStep): Promise<void> {
  await db.updateTable('site_builds').set({ step }).where('id', '=', id).execute();
}

export async function finishBuild(
  db: Db,
  id: string,
  end: { at: string; problem: string | null; revision: string | null; leftOut?: ExcludedFile[] },
): Promise<void> {
  await db
    .updateTable('site_builds')
    .set({
      state: end.problem === null ? 'live' : 'failed',
      finished_at: end.at,
      problem: end.problem,
      revision: end.revision,
      left_out: end.leftOut?.length ? JSON.stringify(end.leftOut) : null,
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/**
 * Fails running builds whose lease has expired, and those of `owner`, which has just started and runs none. Builds of the site's host have
 * no lease. Returns how many failed.
 */
export async function expireLeases(
  db: Db,
  { at, owner }: { at: string; owner: string | null },
): Promise<number> {
  const failed = await db
    .updateTable('site_builds')
    .set({ state: 'failed', finished_at: at, problem: stoppedProblem })
    .where('state', '=', 'running')
    .where(({ eb, or }) => or([eb('step', 'is', null), eb('step', '!=', 'handing-over')]))
    .where(({ eb, or }) =>
      or([
        eb('lease_until', 'is', null),
        eb('lease_until', '<', at),
        eb('owner', '=', owner ?? ''),
      ]),
    )
    .returning('id')
    .execute();
  return failed.length;
}

/** Keeps the last build and the last that went live. */
export async function deleteFinishedBuilds(tx: Db, before: string): Promise<void> {
  const { ended, live } = await getLatestBuilds(tx);
  await tx
    .deleteFrom('site_builds')
    .where('state', 'in', ['live', 'failed'])
    .where('finished_at', '<', before)
    .where('id', 'not in', [ended?.id ?? '', live?.id ?? ''])
    .execute();
}
