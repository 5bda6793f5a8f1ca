import { sql } from 'kysely';
import { foundSubjects, type AuditSource } from '../../services/audit/audit-source';
import { listEmployees } from './queries';

const fullName = sql<string>`trim(first_name || ' ' || last_name)`.as('name');

export const employeeAudit: AuditSource = {
  kind: 'employee',
  listNames: (db, _encryption, ids) =>
    db.selectFrom('employees').select(['id', fullName, 'region']).where('id', 'in', ids).execute(),
  findIds: async (db, encryption, search) => {
    const filter = {
      status: 'all',
      search,
      isDescending: false,
      regions: null,
      today: '',
    } as const;
    const { items } = await listEmployees(db, encryption, filter, foundSubjects);
    return items.map(({ id }) => id);
  },
  formatDeleted: (id) => `Deleted employee ${id.slice(-6)}`,
};
