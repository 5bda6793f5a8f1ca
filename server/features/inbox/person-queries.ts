import { formatPhone } from '../../../contract/shared/phone';
import { listMessageIds, listSharedRows } from '../../services/people/queries';
import type { PersonSource } from '../../services/people/person-source';
import { lockThreads } from './threads/member-queries';
import { decryptThread, formatPersonName } from './threads/person-name';
import { readSearchTexts } from './threads/search-queries';

/** A thread comes with those that it is merged with. */
export const threadPeople: PersonSource = {
  table: 'threads',
  getAuditSubject: (id) => ({ kind: 'thread', id }),
  find: async (db, encryption, { marks, ids }) => {
    const found = await db
      .selectFrom('threads')
      .select((eb) => eb.fn.coalesce('mergedInto', 'id').as('id'))
      .distinct()
      .where((eb) =>
        eb.or([
          eb('id', 'in', ids),
          eb('contactMark', 'in', marks),
          eb('emailMark', 'in', marks),
          eb(
            'n',
            'in',
            eb.selectFrom('threadAddresses').select('threadN').where('mark', 'in', marks),
          ),
        ]),
      )
      .execute();
    if (found.length === 0) return [];
    const visibleIds = found.map(({ id }) => id);
    const threads = await db
      .selectFrom('threads')
      .select(['id', 'personEncrypted', 'mergedInto'])
      .where((eb) => eb.or([eb('id', 'in', visibleIds), eb('mergedInto', 'in', visibleIds)]))
      .orderBy('n')
      .execute();
    return threads.map(({ mergedInto, ...row }) => {
      const { contact, email, ...name } = decryptThread(encryption, row);
      const texts = [formatPersonName(name), formatPhone(contact), email ?? ''];
      const merge = mergedInto === null ? '' : `, merged into ${mergedInto}`;
      return { id: row.id, label: `Thread of ${texts.filter(Boolean).join(', ')}${merge}` };
    });
  },
  listRows: async (db, ids) => {
    const messageIds = await listMessageIds(db, ids);
    const threads = await db.selectFrom('threads').select('n').where('id', 'in', ids).execute();
    const ns = { column: 'thread_n', values: threads.map(({ n }) => n), isInternal: true };
    const ofMessages = { column: 'message_id', values: messageIds };
    const ofThreads = { column: 'thread_id', values: ids, isInternal: true };
    return [
      { table: 'submissions', ...ns },
      { table: 'waits', ...ns },
      { table: 'thread_addresses', ...ns },
      { table: 'distinct_threads', column: 'first_id', values: ids, isInternal: true },
      { table: 'distinct_threads', column: 'second_id', values: ids, isInternal: true },
      { table: 'reply_addresses', ...ofThreads },
      { table: 'read_marks', ...ofThreads },
      { table: 'eligibility_checks', ...ofMessages },
      { table: 'attachments', ...ofMessages },
      { table: 'sms_allowances', ...ofMessages, isInternal: true },
      ...listSharedRows(ids, messageIds),
      { table: 'threads', column: 'id', values: ids },
    ];
  },
  listIndexed: async (db, encryption, ids) => {
    const texts = [...(await readSearchTexts(db, encryption, ids)).values()].flat();
    const threads = await db.selectFrom('threads').select('n').where('id', 'in', ids).execute();
    return threads.map(({ n }) => ({ kind: 'thread', n, texts }));
  },
  // A message that arrives meanwhile starts a new thread.
  retain: async (tx, ids) => {
    await lockThreads(tx, ids);
    return ids;
  },
};
