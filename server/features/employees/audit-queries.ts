import { fullName } from '../../core/db/full-name';
import type { AuditSource } from '../../services/audit/audit-source';

export const employeeAudit: AuditSource = {
  kind: 'employee',
  listNames: (db, ids) =>
    db.selectFrom('employees').select(['id', fullName]).where('id', 'in', ids).execute(),
  listWords: (db) => db.selectFrom('employees').select(['id', 'words']).execute(),
};
