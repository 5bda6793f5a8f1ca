import { threadStatusLabels } from '../../../contract/inbox/constants';
import { formatPhone } from '../../../contract/shared/phone';
import {
  isOfPerson,
  listContacts,
  listMarks,
  listMessageIds,
  listSharedRows,
} from '../../services/people/queries';
import type { PersonSource } from '../../services/people/person-source';
import { decryptThread, formatPersonName } from './threads/person-name';
import { readMemberTexts } from './threads/index-queries';

/** A thread comes with those that it is merged with. */
export const threadPeople: PersonSource = {
  table: 'threads',
  getAuditSubject: (id) => ({ kind: 'thread', id }),
  retention: {
    kind: 'thread',
    since: 'active_at',
    // Qualified ones may belong to clients, whose records laws require for years.
    condition: "merged_into is null and status <> 'qualified'",
    files: { kind: 'card', table: 'attachments' },
  },
  find: async (db, encryption, keys) => {
    const found = await db
      .selectFrom('threads')
      .select((eb) => eb.fn.coalesce('mergedInto', 'id').as('id'))
      .distinct()
      .where((eb) => {
        const marked = eb.selectFrom('threadAddresses').select('threadN');
        return eb.or([isOfPerson(keys), eb('n', 'in', marked.where('mark', 'in', keys.marks))]);
      })
      .execute();
    if (found.length === 0) return [];
    const visibleIds = found.map(({ id }) => id);
    const threads = await db
      .selectFrom('threads')
      .select(['id', 'n', 'personEncrypted', 'mergedInto', 'region', 'status', 'activeAt as at'])
      .where((eb) => eb.or([eb('id', 'in', visibleIds), eb('mergedInto', 'in', visibleIds)]))
      .orderBy('n')
      .execute();
    const ns = threads.map(({ n }) => n);
    const addresses = await db
      .selectFrom('threadAddresses')
      .selectAll()
      .where('threadN', 'in', ns)
      .execute();
    return threads.map(({ n, ...row }) => {
      const thread = decryptThread(encryption, row);
      const { id, mergedInto, contact, email, region, status, at } = thread;
      const name = formatPersonName(thread);
      const marks = listMarks(encryption, { contact, email });
      for (const { threadN, mark } of addresses) if (threadN === n) marks.push(mark);
      const who = [name, formatPhone(contact), email ?? ''];
      const merge = mergedInto === null ? '' : `, merged into ${mergedInto}`;
      const label = `Thread of ${who.filter(Boolean).join(', ')}${merge}`;
      const detail = threadStatusLabels[status];
      return {
        id,
        label,
        marks,
        contacts: listContacts({ contact, email }),
        mergedInto,
        listed: { kind: 'thread', screen: 'form-messages', region, name, detail, at },
      };
    });
  },
  listIndexed: async (db, encryption, ids) => {
    const visibleIds = await db
      .selectFrom('threads')
      .select((eb) => eb.fn.coalesce('mergedInto', 'id').as('id'))
      .where('id', 'in', ids)
      .execute();
    const members = await readMemberTexts(
      db,
      encryption,
      visibleIds.map(({ id }) => id),
    );
    // A thread that was merged with others before may still have their words.
    const texts = members.flatMap((member) => member.texts);
    return members
      .filter(({ id }) => ids.includes(id))
      .map(({ id, visibleId, n, texts: own }) => {
        const shown = members.filter((member) => member.visibleId === id);
        const ownTexts = id === visibleId ? shown.flatMap((member) => member.texts) : own;
        return { kind: 'thread', n, texts, ownTexts };
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
      { table: 'booked_calls', ...ofThreads },
      { table: 'eligibility_checks', ...ofMessages },
      { table: 'sms_allowances', ...ofMessages, isInternal: true },
      ...listSharedRows(ids, messageIds),
      { table: 'threads', column: 'id', values: ids },
    ];
  },
};
