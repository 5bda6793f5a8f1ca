import type { ApplicationEntry } from '../../contract/applications/schema';
import { stageIds, type ApplicationStage } from '../../contract/jobs/constants';
import type { Actor } from '../db/change-log';
import type { Vault } from '../db/encryption/encryption';
import type { Db } from '../db/engine';
import { newId } from '../db/uuid';

/** Returns false if the version is no longer current. */
export async function updateStage(
  tx: Db,
  { id, version, stage }: { id: string; version: number; stage: ApplicationStage },
  { by, at }: Actor,
): Promise<boolean> {
  const updated = await tx
    .updateTable('jobApplications')
    .set({ stage, version: version + 1, changedBy: by })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (updated === undefined) return false;
  await tx
    .insertInto('jobApplicationEntries')
    .values({ id: newId(), applicationId: id, at, byEmail: by, stage, noteSealed: null })
    .execute();
  return true;
}

export async function createNote(
  tx: Db,
  vault: Vault,
  { id, applicationId, text, by, at }: { id: string; applicationId: string; text: string } & Actor,
): Promise<void> {
  await tx
    .insertInto('jobApplicationEntries')
    .values({
      id,
      applicationId: applicationId,
      at,
      byEmail: by,
      stage: null,
      noteSealed: vault.encrypt(text, noteContext(id)),
    })
    .execute();
}

/** Lists changes of stage and notes, oldest first. */
export async function listApplicationEntries(
  db: Db,
  vault: Vault,
  applicationId: string,
): Promise<ApplicationEntry[]> {
  const rows = await db
    .selectFrom('jobApplicationEntries')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    by: row.byEmail,
    stage: stageIds.find((id) => id === row.stage) ?? null,
    note:
      row.noteSealed === null
        ? null
        : (vault.tryDecrypt(row.noteSealed, noteContext(row.id)) ?? '[this note can’t be read]'),
  }));
}

function noteContext(id: string): string {
  return `job_application_entries.note:${id}`;
}
