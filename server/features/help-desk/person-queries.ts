import { decryptContact } from '../../core/db/encryption/person';
import { listMessageIds, listSharedRows } from '../../services/people/queries';
import type { PersonSource } from '../../services/people/person-source';
import { listSearchTexts } from './reference';

export const requestPeople: PersonSource = {
  table: 'helpDesk',
  getAuditSubject: (id) => ({ kind: 'help-desk', id }),
  find: async (db, encryption, { marks, ids }) => {
    const requests = await db
      .selectFrom('helpDesk')
      .select(['id', 'reference', 'personEncrypted', 'createdAt'])
      .where((eb) =>
        eb.or([
          eb('id', 'in', ids),
          eb('employeeId', 'in', ids),
          eb('contactMark', 'in', marks),
          eb('emailMark', 'in', marks),
        ]),
      )
      .orderBy('n')
      .execute();
    return requests.map((row) => {
      const { id, name, reference, createdAt } = decryptContact(encryption, 'help_desk', row);
      const label = `Help-desk request ${reference} of ${name}, ${createdAt.slice(0, 10)}`;
      return { id, label };
    });
  },
  listRows: async (db, ids) => [
    { table: 'help_desk_files', column: 'record_id', values: ids },
    ...listSharedRows(ids, await listMessageIds(db, ids)),
    { table: 'help_desk', column: 'id', values: ids },
  ],
  listIndexed: async (db, encryption, ids) => {
    const requests = await db
      .selectFrom('helpDesk')
      .select(['id', 'n', 'reference', 'personEncrypted'])
      .where('id', 'in', ids)
      .execute();
    return requests.map((row) => {
      const request = decryptContact(encryption, 'help_desk', row);
      return { kind: 'request', n: row.n, texts: listSearchTexts(request) };
    });
  },
};
