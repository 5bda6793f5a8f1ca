import type { AuditAction } from '../../../contract/audit/constants';
import type { Actor } from '../../core/db/change-log';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Tx } from '../../core/db/engine';
import { bumpRevision } from '../../core/db/list-revisions';
import { lockRows } from '../../core/db/concurrency/lock-rows';
import { recordAudit } from '../audit/record-audit';
import { removeFromIndex } from '../search-index/queries';
import type { FoundRecords } from './find-person';
import { deleteStored } from './queries';

/** Deletes records about people with everything that belongs to them, and records each in the audit. */
export async function erasePerson(
  tx: Tx,
  encryption: Encryption,
  found: readonly FoundRecords[],
  actor: Actor,
  action: AuditAction = 'erase-person',
): Promise<void> {
  for (const { source, records } of found) {
    const ids = records.map(({ id }) => id);
    // Waits for those who write about the records, so that what they write is erased too.
    await lockRows(tx, source.table, ids, source.key);
    const deleted = (await source.retain?.(tx, ids)) ?? ids;
    if (deleted.length > 0) {
      for (const record of (await source.listIndexed?.(tx, encryption, deleted)) ?? [])
        await removeFromIndex(tx, encryption, record, record.texts);
      for (const rows of await source.listRows(tx, deleted)) await deleteStored(tx, rows);
    }
    for (const id of ids) {
      await recordAudit(tx, actor, { action, subject: source.getAuditSubject(id) });
    }
    await bumpRevision(tx, source.table);
  }
}

/** When the last backup with the data is deleted, if there are three newer ones. */
export function getEndOfBackups(erasedAt: Date, backupDays: number): string {
  const end = new Date(erasedAt.getTime() + backupDays * 24 * 60 * 60_000);
  return end.toISOString().slice(0, 10);
}
