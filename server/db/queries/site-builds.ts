import { sql, type Selectable } from 'kysely';
import type { PublishingStep } from '../../../contract/publishing';
import type { Db, Tx } from '../engine';
import { newId } from '../new-id';
import type { SiteBuildTable } from '../schema/site-build';

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

/** The build that is queued or runs, and the one that ended last; null where there is none. */
export async function latestBuilds(
  db: Db,
): Promise<{ open: SiteBuild | null; ended: SiteBuild | null }> {
  const open = await db
    .selectFrom('site_builds')
    .selectAll()
    .where('state', 'in', ['queued', 'running'])
    // 'running' comes before 'queued': what runs is told first.
    .orderBy('state', 'desc')
    .executeTakeFirst();
  const ended = await db
    .selectFrom('site_builds')
    .selectAll()
    .where('state', 'in', ['live', 'failed'])
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return { open: open ?? null, ended: ended ?? null };
}

/** Begins the build that waits, unless another one runs. Returns its id, or null. */
export async function beginBuild(tx: Tx, at: string, step: PublishingStep): Promise<string | null> {
  const begun = await tx
    .updateTable('site_builds')
    .set({ state: 'running', started_at: at, step })
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
  return begun?.id ?? null;
}

/** Says how far a build is. */
export async function setBuildStep(db: Db, id: string, step: PublishingStep): Promise<void> {
  await db.updateTable('site_builds').set({ step }).where('id', '=', id).execute();
}

/** Ends a build that runs. `problem`: why it failed; null: it is live. */
export async function endBuild(
  db: Db,
  id: string,
  end: { at: string; problem: string | null; revision: string | null },
): Promise<void> {
  await db
    .updateTable('site_builds')
    .set({
      state: end.problem === null ? 'live' : 'failed',
      finished_at: end.at,
      problem: end.problem,
      revision: end.revision,
    })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** Fails every build that runs: whoever ran it is no more. */
export async function failRunningBuilds(db: Db, at: string, problem: string): Promise<void> {
  await db
    .updateTable('site_builds')
    .set({ state: 'failed', finished_at: at, problem })
    .where('state', '=', 'running')
    .execute();
}

/** Forgets builds that ended before a time, but for the last one. */
export async function deleteEndedBuilds(tx: Db, before: string): Promise<void> {
  const { ended } = await latestBuilds(tx);
  await tx
    .deleteFrom('site_builds')
    .where('state', 'in', ['live', 'failed'])
    .where('finished_at', '<', before)
    .where('id', '!=', ended?.id ?? '')
    .execute();
}
