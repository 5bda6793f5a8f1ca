import { whereMatches } from '../../core/db/search-clause';
import type { AuditSource } from '../../services/audit/audit-source';

export const jobAudit: AuditSource = {
  kind: 'job',
  listNames: (db, _encryption, ids) =>
    db.selectFrom('jobPosts').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  findIds: async (db, _encryption, search) => {
    const rows = await whereMatches(db.selectFrom('jobPosts').select('id'), search).execute();
    return rows.map(({ id }) => id);
  },
};
