import { fullName } from '../../core/db/full-name';
import { whereMatches } from '../../core/db/search-clause';
import type { AuditSource } from '../../services/audit/audit-source';

export const employeeAudit: AuditSource = {
  kind: 'employee',
  listNames: (db, _encryption, ids) =>
    db.selectFrom('employees').select(['id', fullName]).where('id', 'in', ids).execute(),
  findIds: async (db, _encryption, search) => {
    const rows = await whereMatches(db.selectFrom('employees').select('id'), search).execute();
    return rows.map(({ id }) => id);
  },
};
