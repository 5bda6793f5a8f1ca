import { helpDeskTypes } from '../../../contract/help-desk/constants';
import { decryptContact } from '../../core/db/encryption/person';
import { formatErased, foundSubjects, type AuditSource } from '../../services/audit/audit-source';
import { findRequests } from './queries';

export const requestAudit: AuditSource = {
  kind: 'help-desk',
  listNames: async (db, encryption, ids) => {
    const rows = await db
      .selectFrom('helpDesk')
      .select(['id', 'personEncrypted', 'reference', 'type', 'region'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => {
      const { id, name, reference, type, region } = decryptContact(encryption, 'helpDesk', row);
      return { id, name: `${name}, ${reference}`, type, region };
    });
  },
  findIds: async (db, encryption, search) => {
    const all = { types: helpDeskTypes, regions: null };
    const found = await findRequests(db, encryption, all, search, foundSubjects);
    return found.map(({ id }) => id);
  },
  formatDeleted: formatErased,
};
