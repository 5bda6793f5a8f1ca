import { decryptContact } from '../../core/db/encryption/person';
import { formatErased, foundSubjects, type AuditSource } from '../../services/audit/audit-source';
import { listApplications } from './queries';

export const applicationAudit: AuditSource = {
  kind: 'application',
  listNames: async (db, encryption, ids) => {
    const rows = await db
      .selectFrom('jobApplications')
      .select(['id', 'personEncrypted', 'jobTitle', 'region'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => {
      const { id, name, jobTitle, region } = decryptContact(encryption, 'jobApplications', row);
      return { id, name: `${name}, ${jobTitle}`, region };
    });
  },
  findIds: async (db, encryption, search) => {
    const filter = { search, isDescending: false, regions: null };
    const { items } = await listApplications(db, encryption, filter, foundSubjects);
    return items.map(({ id }) => id);
  },
  formatDeleted: formatErased,
};
