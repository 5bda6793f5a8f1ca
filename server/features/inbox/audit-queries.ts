import { matchesQuery } from '../../../contract/shared/text/text-search';
import { fullName } from '../../core/db/full-name';
import type { AuditSource } from '../../services/audit/audit-source';

export const threadAudit: AuditSource = {
  kind: 'thread',
  listNames: (db, _encryption, ids) =>
    db
      .selectFrom('threads')
      .select(['id', 'id as userId', fullName])
      .where('id', 'in', ids)
      .execute(),
  findIds: async (db, _encryption, search) => {
    const rows = await db.selectFrom('threads').select(['id', fullName, 'contact']).execute();
    return rows.flatMap(({ id, name, contact }) =>
      matchesQuery(`${name} ${contact}`, search) ? [id] : [],
    );
  },
};

export const messageAudit: AuditSource = {
  kind: 'message',
  listNames: (db, _encryption, ids) =>
    db
      .selectFrom('messages')
      .innerJoin('threads', 'threads.id', 'messages.subjectId')
      .select(['messages.id', 'threads.id as userId', fullName])
      .where('messages.id', 'in', ids)
      .execute(),
};
