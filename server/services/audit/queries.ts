import type { AuditAction } from '../../../contract/audit/constants';
import type { Db } from '../../core/db/engine';
import type { AuditSubject } from './record-audit';
import type { AuditEntryTable } from './table';

/** The latest of these actions on a subject. */
export async function findLatestEntry(
  db: Db,
  { kind, id }: AuditSubject,
  actions: readonly AuditAction[],
): Promise<AuditEntryTable | null> {
  const entry = await db
    .selectFrom('audit')
    .selectAll()
    .where('subjectKind', '=', kind)
    .where('subject', '=', id)
    .where('action', 'in', actions)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry ?? null;
}
