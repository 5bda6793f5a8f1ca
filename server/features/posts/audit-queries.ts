import { whereMatches } from '../../core/db/search-clause';
import type { AuditSource } from '../../services/audit/audit-source';

export const postAudit: AuditSource = {
  kind: 'post',
  listNames: async (db, _encryption, ids) => {
    const rows = await db
      .selectFrom('posts')
      .select(['id', 'title'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, title }) => ({ id, name: title || 'Untitled' }));
  },
  findIds: async (db, _encryption, search) => {
    const rows = await whereMatches(db.selectFrom('posts').select('id'), search).execute();
    return rows.map(({ id }) => id);
  },
  formatDeleted: () => 'Deleted draft',
};
