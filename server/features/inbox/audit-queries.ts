import { normalizeForSearch } from '../../../contract/shared/text/text-search';
import { fullName } from '../../core/db/full-name';
import type { AuditSource } from '../../services/audit/audit-source';

export const threadAudit: AuditSource = {
  kind: 'thread',
  listNames: (db, ids) =>
    db
      .selectFrom('threads')
      .select(['id', 'id as userId', fullName])
      .where('id', 'in', ids)
      .execute(),
  listWords: async (db) => {
    const rows = await db.selectFrom('threads').select(['id', fullName, 'contact']).execute();
    return rows.map(({ id, name, contact }) => ({
      id,
      words: normalizeForSearch(`${name} ${contact}`),
    }));
  },
};

export const messageAudit: AuditSource = {
  kind: 'message',
  listNames: (db, ids) =>
    db
      .selectFrom('messages')
      .innerJoin('threads', 'threads.id', 'messages.subjectId')
      .select(['messages.id', 'threads.id as userId', fullName])
      .where('messages.id', 'in', ids)
      .execute(),
};
