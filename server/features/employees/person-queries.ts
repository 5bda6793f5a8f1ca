import type { PersonSource } from '../../services/people/person-source';
import { regionFacts } from '../../../contract/shared/region-facts';
import { listContacts, listMarks, listSharedRows } from '../../services/people/queries';
import { decryptPrivateDetails } from './private-details';
import { listSearchTexts } from './queries';

export const employeePeople: PersonSource = {
  table: 'employees',
  keep: 'employment',
  getAuditSubject: (id) => ({ kind: 'employee', id }),
  find: async (db, encryption, { marks, contacts, ids }) => {
    const employees = await db
      .selectFrom('employees')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('id', 'in', ids),
          eb('privatePhoneMark', 'in', marks),
          eb('privateEmailMark', 'in', marks),
          eb('workPhone', 'in', contacts),
          eb('workEmail', 'in', contacts),
        ]),
      )
      .execute();
    return employees.map((row) => {
      const { id, firstName, lastName, title, region, createdAt: at } = row;
      const { privatePhone, privateEmail } = decryptPrivateDetails(encryption, row);
      const work = { contact: row.workPhone ?? '', email: row.workEmail };
      const own = [work, { contact: privatePhone, email: privateEmail }];
      const name = `${firstName} ${lastName}`;
      const detail = `${title} · ${regionFacts[region].state}`;
      return {
        id,
        label: `Employee ${name}, ${title}`,
        marks: own.flatMap((person) => listMarks(encryption, person)),
        contacts: own.flatMap(listContacts),
        listed: { kind: 'employee', screen: 'add-employee', region, name, detail, at },
      };
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
