import { formatDateAt } from '../../../contract/shared/dates/format-date';
import { decryptContact } from '../../core/db/encryption/person';
import {
  isOfPerson,
  listMarks,
  listMessageIds,
  listSharedRows,
} from '../../services/people/queries';
import type { PersonSource } from '../../services/people/person-source';
import { listSearchTexts } from './reference';

export const requestPeople: PersonSource = {
  table: 'helpDesk',
  getAuditSubject: (id) => ({ kind: 'help-desk', id }),
  retention: { kind: 'request', since: 'created_at', condition: 'reviewed = 1' },
  find: async (db, encryption, keys) => {
    const requests = await db
      .selectFrom('helpDesk')
      .select(['id', 'reference', 'personEncrypted', 'createdAt'])
      .where((eb) => eb.or([isOfPerson(keys), eb('employeeId', 'in', keys.ids)]))
      .orderBy('n')
      .execute();
    return requests.map((row) => {
      const request = decryptContact(encryption, 'helpDesk', row);
      const { id, name, reference, createdAt } = request;
      const label = `Help-desk request ${reference} of ${name}, ${formatDateAt(createdAt)}`;
      return { id, label, marks: listMarks(encryption, request) };
    });
  },
  listIndexed: async (db, encryption, ids) => {
    const requests = await db
      .selectFrom('helpDesk')
      .select(['id', 'n', 'reference', 'personEncrypted'])
      .where('id', 'in', ids)
      .execute();
    return requests.map((row) => {
      const texts = listSearchTexts(decryptContact(encryption, 'helpDesk', row));
      return { kind: 'request', n: row.n, texts };
    });
  },
  listRows: async (db, ids) => [
    { table: 'help_desk_files', column: 'record_id', values: ids, counts: 'files' },
    ...listSharedRows(ids, await listMessageIds(db, ids)),
    { table: 'help_desk', column: 'id', values: ids },
  ],
};
