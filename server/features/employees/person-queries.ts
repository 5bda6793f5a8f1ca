import type { PersonSource } from '../../services/people/person-source';
import { listSharedRows } from '../../services/people/queries';
import { decryptPrivateDetails } from './private-details';
import { listSearchTexts } from './queries';

export const employeePeople: PersonSource = {
  table: 'employees',
  isEmployment: true,
  getAuditSubject: (id) => ({ kind: 'employee', id }),
  find: async (db, encryption, { marks, ids }) => {
    const employees = await db
      .selectFrom('employees')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('id', 'in', ids),
          eb('privatePhoneMark', 'in', marks),
          eb('privateEmailMark', 'in', marks),
        ]),
      )
      .execute();
    return employees.map((row) => {
      const { id, n, firstName, lastName, title } = row;
      const texts = listSearchTexts({ ...row, ...decryptPrivateDetails(encryption, row) });
      const label = `Employee ${firstName} ${lastName}, ${title}`;
      return { id, label, indexed: { kind: 'employee', n, texts } };
    });
  },
  listRows: (_db, ids) =>
    Promise.resolve([
      { table: 'employee_photos', column: 'employee_id', values: ids },
      ...listSharedRows(ids),
      { table: 'employees', column: 'id', values: ids },
    ]),
};
