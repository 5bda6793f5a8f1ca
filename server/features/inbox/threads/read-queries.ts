import { group } from 'd3-array';
import type { Chat, LaterAddress, MergedThread } from '../../../../contract/inbox/schema';
import type { Texting } from '../../../../contract/sms/schema';
import type { Db } from '../../../core/db/engine';
import type { Encryption } from '../../../core/db/encryption/encryption';
import { findTextingOfNumbers } from '../../../services/sms/consent-queries';
import { selectMessages, toChatMessage, type MessageRow } from '../messages/read-queries';
import type { LoggedMessage } from '../unread/unread';
import { formatPersonName } from './person-name';

const maxAddresses = 20;

/** The inbox compares threads to find possible duplicates. */
export type ReadChat = {
  chat: Omit<Chat, 'possibleDuplicates'>;
  activeAt: string;
  log: readonly LoggedMessage[];
};

/** Reads visible threads, unsorted, with all their messages and those of threads merged into them, oldest first. */
export async function readChats(
  db: Db,
  encryption: Encryption,
  ids: readonly string[],
): Promise<ReadChat[]> {
  const threads = await selectThreads(db)
    .where((eb) => eb.or([eb('threads.id', 'in', ids), eb('threads.mergedInto', 'in', ids)]))
    .execute();
  if (threads.length === 0) return [];
  const visibleIds = new Map(threads.map(({ id, mergedInto }) => [id, mergedInto ?? id]));
  const getTexting = await findTextingOfNumbers(db, encryption, [
    ...new Set(threads.map(({ contact }) => contact)),
  ]);
  const messages = await selectMessages(db)
    .where('messages.subjectId', 'in', [...visibleIds.keys()])
    .orderBy('messages.at')
    .orderBy('messages.id')
    .execute();
  const messagesByThread = group(messages, ({ threadId }) => visibleIds.get(threadId) ?? threadId);
  const membersByThread = group(threads, ({ id, mergedInto }) => mergedInto ?? id);
  return threads
    .filter(({ mergedInto }) => mergedInto === null)
    .map((thread) => {
      const members = membersByThread.get(thread.id) ?? [];
      const merged = members.filter(({ id }) => id !== thread.id);
      const latest = members.reduce((a, b) => (a.activeAt > b.activeAt ? a : b), thread);
      const own = messagesByThread.get(thread.id) ?? [];
      const chat = {
        ...toChat(encryption, thread, merged, own),
        ...getTexting(thread.contact),
      };
      const log = own.map(({ threadId, at, direction }) => ({ threadId, at, direction }));
      return { chat, activeAt: latest.activeAt, log };
    });
}

function toChat(
  encryption: Encryption,
  thread: ThreadRow,
  merged: readonly ThreadRow[],
  messages: readonly MessageRow[],
): Omit<Chat, keyof Texting | 'possibleDuplicates'> {
  const { email, region, status, assignee, version } = thread;
  return {
    ...toPerson(thread),
    role: 'visitor',
    laterAddresses: listLaterAddresses(email, messages),
    region,
    status,
    assignee,
    version,
    merged: merged.map(toPerson),
    messages: messages.map((message) => toChatMessage(encryption, message)),
    total: messages.length,
  };
}

function toPerson({ id, contact, email, ...name }: ThreadRow): MergedThread {
  return { userId: id, name: formatPersonName(name), contact, email };
}

/** Other addresses than the thread's first one that inbound messages gave, latest first. */
function listLaterAddresses(first: string | null, messages: readonly MessageRow[]): LaterAddress[] {
  const known = new Set([first?.toLowerCase()]);
  const later = messages.toReversed().flatMap(({ id, direction, email, replyTo }) => {
    if (direction !== 'in') return [];
    return [email, replyTo].flatMap((address) => {
      if (address === null || known.has(address.toLowerCase())) return [];
      known.add(address.toLowerCase());
      return { email: address, messageId: id, ...(address === replyTo && { isReplyTo: true }) };
    });
  });
  return later.slice(0, maxAddresses);
}

function selectThreads(db: Db) {
  return db.selectFrom('threads').selectAll();
}

type ThreadRow = Awaited<ReturnType<ReturnType<typeof selectThreads>['execute']>>[number];
