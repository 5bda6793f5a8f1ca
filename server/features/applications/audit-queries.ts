import { fullName } from '../../core/db/full-name';
import type { AuditSource } from '../../services/audit/audit-source';

export const applicationAudit: AuditSource = {
  kind: 'application',
  listNames: async (db, ids) => {
    const rows = await db
      .selectFrom('jobApplications')
      .select(['id', fullName, 'jobTitle'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, name, jobTitle }) => ({ id, name: `${name}, ${jobTitle}` }));
  },
  listWords: (db) => db.selectFrom('jobApplications').select(['id', 'words']).execute(),
  formatDeleted: (id) => `Application ${id}`,
};
