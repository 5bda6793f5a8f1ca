import type { PersonSource } from '../../services/people/person-source';
import { listMarks, listSharedRows } from '../../services/people/queries';
import { decryptPrivateDetails } from './private-details';
import { listSearchTexts } from './queries';

export const employeePeople: PersonSource = {
  table: 'employees',
  keep: 'employment',
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
      const { id, firstName, lastName, title } = row;
      const { privatePhone: contact, privateEmail: email } = decryptPrivateDetails(encryption, row);
      const marks = listMarks(encryption, { contact, email });
      const label = `Employee ${firstName} ${lastName}, ${title}`;
      return { id, label, marks };
    });
  },
  listIndexed: async (db, encryption, ids) => {
    const employees = await db.selectFrom('employees').selectAll().where('id', 'in', ids).execute();
    return employees.map((row) => {
      const texts = listSearchTexts({ ...row, ...decryptPrivateDetails(encryption, row) });
      return { kind: 'employee', n: row.n, texts };
    });
  },
  listRows: (_db, ids) =>
    Promise.resolve([
      { table: 'employee_photos', column: 'employee_id', values: ids, counts: 'files' },
      ...listSharedRows(ids),
      { table: 'employees', column: 'id', values: ids },
    ]),
};
