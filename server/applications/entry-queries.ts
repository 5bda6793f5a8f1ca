import type { ApplicationEntry } from '../../contract/applications/schema';
import { stageIds, type ApplicationStage } from '../../contract/jobs/constants';
import type { By } from '../db/actor';
import type { Db } from '../db/engine';
import { newId } from '../db/uuid';
import type { Vault } from '../db/encryption/encryption';

/** Sets the stage of an application that is still at the version seen; false when somebody was faster. */
export async function updateStage(
  tx: Db,
  { id, version, stage }: { id: string; version: number; stage: ApplicationStage },
  { by, at }: By,
): Promise<boolean> {
  const changed = await tx
    .updateTable('job_applications')
    .set({ stage, version: version + 1, changed_by: by })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) return false;
  await tx
    .insertInto('job_application_entries')
    .values({ id: newId(), application_id: id, at, by_email: by, stage, note_sealed: null })
    .execute();
  return true;
}

/** Keeps a note on an application, sealed. */
export async function createNote(
  tx: Db,
  vault: Vault,
  note: { id: string; applicationId: string; text: string } & By,
): Promise<void> {
  const { id, applicationId, text, by, at } = note;
  await tx
    .insertInto('job_application_entries')
    .values({
      id,
      application_id: applicationId,
      at,
      by_email: by,
      stage: null,
      note_sealed: vault.seal(text, notePlace(id)),
    })
    .execute();
}

/** What the office did with an application, in its order. */
export async function listApplicationEntries(
  db: Db,
  vault: Vault,
  id: string,
): Promise<ApplicationEntry[]> {
  const rows = await db
    .selectFrom('job_application_entries')
    .selectAll()
    .where('application_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    by: row.by_email,
    stage: stageIds.find((one) => one === row.stage) ?? null,
    note:
      row.note_sealed === null
        ? null
        : (vault.tryOpen(row.note_sealed, notePlace(row.id)) ?? '[this note cannot be opened]'),
  }));
}

function notePlace(id: string): string {
  return `job_application_entries.note:${id}`;
}
