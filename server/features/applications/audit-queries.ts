import { fullName } from '../../core/db/full-name';
import { whereMatches } from '../../core/db/search-clause';
import type { AuditSource } from '../../services/audit/audit-source';

export const applicationAudit: AuditSource = {
  kind: 'application',
  listNames: async (db, _encryption, ids) => {
    const rows = await db
      .selectFrom('jobApplications')
      .select(['id', fullName, 'jobTitle'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, name, jobTitle }) => ({ id, name: `${name}, ${jobTitle}` }));
  },
  listMatches: async (db, _encryption, search) => {
    const rows = await whereMatches(
      db.selectFrom('jobApplications').select('id'),
      search,
    ).execute();
    return rows.map(({ id }) => id);
  },
  formatDeleted: (id) => `Application ${id}`,
};
