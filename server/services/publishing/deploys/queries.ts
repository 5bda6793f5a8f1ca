import type { Selectable } from 'kysely';
import type { Encryption } from '../../../core/db/encryption/encryption';
import { inTransaction, type Database, type Db, type Tx } from '../../../core/db/engine';
import { writeSetting } from '../../../core/db/settings';
import { newId } from '../../../core/db/uuid';
import { endPause, queueJob } from '../../outbox/queries';

export type SiteDeploy = Selectable<SiteDeployTable>;

const maxKept = 10;

/** A host may stamp a build with a clock that is behind. It takes longer than this to fetch what is published. */
const clockTolerance = 2_000;

export const deployJob = 'deploy';

export async function findLatestDeploy(db: Db): Promise<SiteDeploy | null> {
  return (await selectDeploys(db).executeTakeFirst()) ?? null;
}

/** Finds the latest deploy that the host has reported as on the site. */
export async function findSuccessfulDeploy(db: Db): Promise<SiteDeploy | null> {
  const deploy = await selectDeploys(db)
    .where('finishedAt', 'is not', null)
    .where('error', 'is', null)
    .executeTakeFirst();
  return deploy ?? null;
}

function selectDeploys(db: Db) {
  return db
    .selectFrom('siteDeploys')
    .selectAll()
    .orderBy('requestedAt', 'desc')
    .orderBy('id', 'desc');
}

export function isUndelivered({ sentAt, finishedAt }: SiteDeploy): boolean {
  return sentAt === null && finishedAt === null;
}

/**
 * Queues a call of the site's host, or adds the change to a call that is still undelivered. False if another server was faster, or if the
 * call is on its way: the next comparison tries again.
 * @param latest the latest deploy, read before what is published
 */
export function requestDeploy(
  { db }: Database,
  encryption: Encryption,
  { latest, revision, at }: { latest: SiteDeploy | null; revision: string; at: string },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // Other servers wait here, and then find this deploy.
    await writeSetting(tx, 'deploy', at);
    const current = await findLatestDeploy(tx);
    if (current?.id !== latest?.id || current?.revision !== latest?.revision) return false;
    if (current !== null && isUndelivered(current)) {
      if (!(await endPause(tx, { type: deployJob, subject: current.id }, at))) return false;
      await tx
        .updateTable('siteDeploys')
        .set({ revision, requestedAt: at })
        .where('id', '=', current.id)
        .execute();
      return true;
    }
    const id = newId();
    const unsent = { sentAt: null, finishedAt: null, error: null };
    await tx
      .insertInto('siteDeploys')
      .values({ id, revision, requestedAt: at, ...unsent })
      .execute();
    const job = { type: deployJob, subject: id, payload: { build: id, at } };
    await queueJob(tx, encryption, job, at);
    await deleteOldDeploys(tx);
    return true;
  });
}

async function deleteOldDeploys(tx: Tx): Promise<void> {
  const successful = await findSuccessfulDeploy(tx);
  await tx
    .deleteFrom('siteDeploys')
    .where('id', 'not in', selectDeploys(tx).clearSelect().select('id').limit(maxKept))
    .where('id', '!=', successful?.id ?? '')
    .execute();
}

/** Records that the host accepted a call, or why it could not be called. */
export async function recordCall(
  tx: Tx,
  id: string,
  { at, error }: { at: string; error: string | null },
): Promise<void> {
  await tx
    .updateTable('siteDeploys')
    .set(error === null ? { sentAt: at } : { finishedAt: at, error })
    .where('id', '=', id)
    .where('finishedAt', 'is', null)
    .execute();
}

/**
 * Records a report of the host. A build has what was published before it began; whether our call or another change began it does not matter.
 * So a repeated or late report never changes later deploys, and a build that fails leaves the site as it is.
 */
export async function recordReport(
  db: Db,
  { builtFrom, error, at }: { builtFrom: Date; error: string | null; at: string },
): Promise<void> {
  const began = new Date(builtFrom.getTime() + clockTolerance).toISOString();
  const included = db
    .updateTable('siteDeploys')
    .set({ finishedAt: at, error })
    .where('requestedAt', '<=', began);
  await (
    error === null
      ? included.where(({ or, eb }) =>
          or([eb('finishedAt', 'is', null), eb('error', 'is not', null)]),
        )
      : included.where('sentAt', 'is not', null).where('finishedAt', 'is', null)
  ).execute();
}

declare module '../../../core/db/tables' {
  interface Tables {
    siteDeploys: SiteDeployTable;
  }
}

/** A call of the site's host to build the site. Only the latest ones are kept. */
export type SiteDeployTable = {
  id: string;
  /** Of what was published at `requestedAt`. */
  revision: string;
  requestedAt: string;
  /** When the host accepted the call. */
  sentAt: string | null;
  /** When its build was on the site, or failed. */
  finishedAt: string | null;
  error: string | null;
};
