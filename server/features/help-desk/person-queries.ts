import {
  getRequestState,
  requestStateLabels,
  requestTypes,
} from '../../../contract/help-desk/constants';
import { helpDeskScreens } from '../../../contract/help-desk/screens';
import { formatDateAt } from '../../../contract/shared/dates/format-date';
import { decryptContact } from '../../core/db/encryption/person';
import {
  isOfPerson,
  listContacts,
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
      .select(['id', 'reference', 'personEncrypted', 'createdAt', 'region', 'employeeId'])
      .select(['type', 'decision', 'reviewed'])
      .where((eb) => eb.or([isOfPerson(keys), eb('employeeId', 'in', keys.ids)]))
      .orderBy('n')
      .execute();
    return requests.map((row) => {
      const request = decryptContact(encryption, 'helpDesk', row);
      const { id, name, reference, createdAt: at, type, region, employeeId, decision } = request;
      const state = getRequestState({ decision, reviewed: request.reviewed === 1 });
      const details = [requestTypes[type].officeLabel, reference, requestStateLabels[state]];
      return {
        id,
        label: `Help-desk request ${reference} of ${name}, ${formatDateAt(at)}`,
        marks: listMarks(encryption, request),
        contacts: listContacts(request),
        employeeId,
        listed: {
          kind: 'request',
          screen: helpDeskScreens[type],
          region,
          name,
          detail: details.join(' · '),
          at,
        },
      };
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
