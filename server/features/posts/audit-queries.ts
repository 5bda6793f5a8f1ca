import type { AuditSource } from '../../services/audit/audit-source';

export const postAudit: AuditSource = {
  kind: 'post',
  listNames: async (db, ids) => {
    const rows = await db
      .selectFrom('posts')
      .select(['id', 'title'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, title }) => ({ id, name: title || 'Untitled' }));
  },
  listWords: (db) => db.selectFrom('posts').select(['id', 'words']).execute(),
  formatDeleted: () => 'Deleted draft',
};
