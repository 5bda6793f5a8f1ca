import { helpDeskTypes } from '../../../contract/help-desk/constants';
import { decryptContact } from '../../core/db/encryption/person';
import { formatErased, foundSubjects, type AuditSource } from '../../services/audit/audit-source';
import { findRequests } from './queries';

export const requestAudit: AuditSource = {
  kind: 'help-desk',
  listNames: async (db, encryption, ids) => {
    const rows = await db
      .selectFrom('helpDesk')
      .select(['id', 'personEncrypted', 'reference', 'type'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => {
      const { id, name, reference, type } = decryptContact(encryption, 'helpDesk', row);
      return { id, name: `${name}, ${reference}`, type };
    });
  },
  findIds: async (db, encryption, search) => {
    const found = await findRequests(db, encryption, helpDeskTypes, search, foundSubjects);
    return found.map(({ id }) => id);
  },
  formatDeleted: formatErased,
};
