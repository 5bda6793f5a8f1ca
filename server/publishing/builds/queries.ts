import { sql, type Selectable } from 'kysely';
import type { LeftOutFile } from '../../../contract/publishing/published-files-schema';
import type { PublishingStep } from '../../../contract/publishing/schema';
import type { Db, Tx } from '../../db/engine';
import { countOf } from '../../db/pagination';
import { newId } from '../../db/uuid';
import type { SiteBuildTable } from './table';

/**
 * Queues a build, or joins the one that waits. Joining writes to that one: a build that is about to take it waits for this
 * transaction, and so reads what it has changed.
 */
export async function queueBuild(
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

/** The build that is queued or runs, and whether another waits behind it; the one that ended last, and the last that went live; null where there is none. */
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
    // 'running' comes before 'queued': what runs is told first.
    .orderBy('state', 'desc')
    .execute();
  const lastOf = async (states: readonly string[]) =>
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
    ended: await lastOf(['live', 'failed']),
    live: await lastOf(['live']),
  };
}

/** What a build that ended with its server says. */
export const stoppedProblem =
  'The server was stopped while it published. It tries again by itself.';

/** How many builds have failed since the last one that went live; those that ended with their server have not failed of themselves. */
export async function countFailedInARow(db: Db): Promise<number> {
  const { live } = await getLatestBuilds(db);
  const since = live?.finished_at ?? '';
  const builds = db.selectFrom('site_builds').where('finished_at', '>', since);
  return countOf(builds.where('state', '=', 'failed').where('problem', '!=', stoppedProblem));
}

/** Makes other transactions that lock a build wait until this one has ended. */
export async function lockBuild(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('site_builds')
    .set(({ ref }) => ({ state: ref('state') }))
    .where('id', '=', id)
    .execute();
}

/** Who builds, and until when nobody else may. */
export type Lease = { owner: string; until: string };

/**
 * Begins the build that waits, unless another one runs. Returns its id, or null.
 * @param lease null: its host builds
 * @param now asked once the build is taken: what is published later is not in it
 */
export async function startBuild(
  tx: Tx,
  { step, lease, now }: { step: PublishingStep; lease: Lease | null; now: () => Date },
): Promise<string | null> {
  const begun = await tx
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
  if (begun === undefined) return null;
  await tx
    .updateTable('site_builds')
    .set({ started_at: now().toISOString() })
    .where('id', '=', begun.id)
    .execute();
  return begun.id;
}

/** Puts off the end of a lease. */
export async function renewLease(db: Db, id: string, { owner, until }: Lease): Promise<void> {
  await db
    .updateTable('site_builds')
    .set({ lease_until: until })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .execute();
}

/** Says how far a build is. */
export async function setBuildStep(db: Db, id: string, step: PublishingStep): Promise<void> {
  await db.updateTable('site_builds').set({ step }).where('id', '=', id).execute();
}

/** Ends a build that runs. `problem`: why it failed; null: it is live. */
export async function finishBuild(
  db: Db,
  id: string,
  end: { at: string; problem: string | null; revision: string | null; leftOut?: LeftOutFile[] },
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
 * Fails the builds that run and are nobody's any more: whose lease is over at a time, and those of `owner`, who knows that it has none.
 * Returns how many. What its host builds is never nobody's.
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

/** Forgets builds that ended before a time, but for the last one and the last that went live. */
export async function deleteFinishedBuilds(tx: Db, before: string): Promise<void> {
  const { ended, live } = await getLatestBuilds(tx);
  await tx
    .deleteFrom('site_builds')
    .where('state', 'in', ['live', 'failed'])
    .where('finished_at', '<', before)
    .where('id', 'not in', [ended?.id ?? '', live?.id ?? ''])
    .execute();
}
