import { sql, type Selectable } from 'kysely';
import type { ExcludedFile, PublishingStep } from '../../../contract/publishing/schema';
import type { Db, Tx } from '../../db/engine';
import { countRows } from '../../db/pagination';
import { newId } from '../../db/uuid';
import type { SiteBuildTable } from './table';

/**
 * Queues a build, or joins the queued one. Call it in the transaction that changes what is published: joining locks the queued build, so
 * that it starts after the commit and sees the change.
 * @param request email: of the staff member; null if the server requests it
 */
export async function requestBuild(
  tx: Tx,
  { email, at }: { email: string | null; at: string },
): Promise<void> {
  await tx
    .insertInto('siteBuilds')
    .values({
      id: newId(),
      state: 'queued',
      requestedAt: at,
      requestedBy: email,
      startedAt: null,
      finishedAt: null,
      step: null,
      problem: null,
      revision: null,
      owner: null,
      leaseUntil: null,
      leftOut: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('state')
        .where('state', '=', sql.lit('queued'))
        .doUpdateSet({ requestedBy: email }),
    )
    .execute();
}

export type SiteBuild = Selectable<SiteBuildTable>;

/** `open`: the running build, or else the queued one. `ended`: the last that finished. `live`: the last that went live. */
export async function getLatestBuilds(db: Db): Promise<{
  open: SiteBuild | null;
  hasQueuedBuild: boolean;
  ended: SiteBuild | null;
  live: SiteBuild | null;
}> {
  const open = await db
    .selectFrom('siteBuilds')
    .selectAll()
    .where('state', 'in', ['queued', 'running'])
    // Puts 'running' before 'queued'.
    .orderBy('state', 'desc')
    .execute();
  const findLast = async (...states: SiteBuild['state'][]) =>
    (await db
      .selectFrom('siteBuilds')
      .selectAll()
      .where('state', 'in', states)
      .orderBy('finishedAt', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst()) ?? null;
  return {
    open: open[0] ?? null,
    hasQueuedBuild: open.length > 1,
    ended: await findLast('live', 'failed'),
    live: await findLast('live'),
  };
}

const stoppedMessage = 'The server stopped during the update. It will try again automatically.';

/** Failed builds since the last that went live, not counting those whose server stopped. */
export async function countConsecutiveFailures(db: Db): Promise<number> {
  const { live } = await getLatestBuilds(db);
  const since = live?.finishedAt ?? '';
  const builds = db.selectFrom('siteBuilds').where('finishedAt', '>', since);
  return countRows(builds.where('state', '=', 'failed').where('problem', '!=', stoppedMessage));
}

/** Other transactions that lock the build wait until this one ends. */
export async function lockBuild(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('siteBuilds')
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
    .updateTable('siteBuilds')
    .set({
      state: 'running',
      step,
      owner: lease?.owner ?? null,
      leaseUntil: lease?.until ?? null,
    })
    .where('state', '=', 'queued')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('siteBuilds as other').select('other.id').where('other.state', '=', 'running'),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  if (started === undefined) return null;
  await tx
    .updateTable('siteBuilds')
    .set({ startedAt: now().toISOString() })
    .where('id', '=', started.id)
    .execute();
  return started.id;
}

export async function renewLease(db: Db, id: string, { owner, until }: Lease): Promise<void> {
  await db
    .updateTable('siteBuilds')
    .set({ leaseUntil: until })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .execute();
}

export async function setBuildStep(db: Db, id: string, step: PublishingStep): Promise<void> {
  await db.updateTable('siteBuilds').set({ step }).where('id', '=', id).execute();
}

export async function finishBuild(
  db: Db,
  id: string,
  end: { at: string; problem: string | null; revision: string | null; excluded?: ExcludedFile[] },
): Promise<void> {
  await db
    .updateTable('siteBuilds')
    .set({
      state: end.problem === null ? 'live' : 'failed',
      finishedAt: end.at,
      problem: end.problem,
      revision: end.revision,
      leftOut: end.excluded?.length ? JSON.stringify(end.excluded) : null,
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
    .updateTable('siteBuilds')
    .set({ state: 'failed', finishedAt: at, problem: stoppedMessage })
    .where('state', '=', 'running')
    .where(({ eb, or }) => or([eb('step', 'is', null), eb('step', '!=', 'handing-over')]))
    .where(({ eb, or }) =>
      or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<', at), eb('owner', '=', owner ?? '')]),
    )
    .returning('id')
    .execute();
  return failed.length;
}

/** Keeps the last build and the last that went live. */
export async function deleteFinishedBuilds(tx: Db, before: string): Promise<void> {
  const { ended, live } = await getLatestBuilds(tx);
  await tx
    .deleteFrom('siteBuilds')
    .where('state', 'in', ['live', 'failed'])
    .where('finishedAt', '<', before)
    .where('id', 'not in', [ended?.id ?? '', live?.id ?? ''])
    .execute();
}
