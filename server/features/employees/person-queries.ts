import type { PersonSource } from '../../services/people/person-source';
import { listSharedRows } from '../../services/people/queries';
import { decryptPrivateDetails } from './private-details';
import { listSearchTexts } from './queries';

export const employeePeople: PersonSource = {
  table: 'employees',
  isEmployment: true,
  getAuditSubject: (id) => ({ kind: 'employee', id }),
  find: async (db, _encryption, { marks, ids }) => {
    const employees = await db
      .selectFrom('employees')
      .select(['id', 'firstName', 'lastName', 'title'])
      .where((eb) =>
        eb.or([
          eb('id', 'in', ids),
          eb('privatePhoneMark', 'in', marks),
          eb('privateEmailMark', 'in', marks),
        ]),
      )
      .execute();
    return employees.map(({ id, firstName, lastName, title }) => ({
      id,
      label: `Employee ${firstName} ${lastName}, ${title}`,
    }));
  },
  listRows: (_db, ids) =>
    Promise.resolve([
      { table: 'employee_photos', column: 'employee_id', values: ids },
      ...listSharedRows(ids),
      { table: 'employees', column: 'id', values: ids },
    ]),
  listIndexed: async (db, encryption, ids) => {
    const employees = await db.selectFrom('employees').selectAll().where('id', 'in', ids).execute();
    return employees.map((row) => {
      const texts = listSearchTexts({ ...row, ...decryptPrivateDetails(encryption, row) });
      return { kind: 'employee', n: row.n, texts };
    });
  },
};
