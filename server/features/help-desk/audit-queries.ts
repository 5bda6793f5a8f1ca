import { fullName } from '../../core/db/full-name';
import type { AuditSource } from '../../services/audit/audit-source';

export const requestAudit: AuditSource = {
  kind: 'help-desk',
  listNames: async (db, _encryption, ids) => {
    const rows = await db
      .selectFrom('helpDesk')
      .select(['id', fullName, 'reference', 'type'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, name, reference, type }) => ({
      id,
      name: `${name}, ${reference}`,
      type,
    }));
  },
  findIds: async () => [],
};
