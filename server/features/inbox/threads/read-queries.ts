import type { Chat, ChatSummary, LaterAddress } from '../../../../contract/inbox/schema';
import type { Access } from '../../../../contract/shared/roles';
import { maxMessagesPerThread } from '../../../../contract/shared/list-limits';
import type { Db } from '../../../core/db/engine';
import type { Encryption } from '../../../core/db/encryption/encryption';
import { findTextingOfNumbers } from '../../../services/sms/consent-queries';
import { readPossibleDuplicates } from '../merges/duplicate-queries';
import { selectMessages, toChatMessage } from '../messages/read-queries';
import { findFollowUp, withFollowUps } from '../../../services/follow-ups/queries';
import { decryptAddresses } from '../../../services/messages/queries';
import { parseTags } from '../../../services/tags/queries';
import type { ThreadTable } from '../table';
import {
  getOriginal,
  listContactPoints,
  listNumbers,
  toContactPoints,
  toPersonFields,
} from '../person/contact-points';
import { decryptThread, toPerson } from './person-name';
import { findVisibleThreadId, selectMemberIds } from './member-queries';

const maxAddresses = 20;

type DecryptedThread = ReturnType<typeof decryptThread<ThreadTable>>;

/**
 * The revisions of what a thread's screen shows: of the thread and those merged into it, of others that share a number or address, and of
 * the texting of its numbers. An older server keeps only `version` and `total`. Empty for an unknown id.
 */
export async function readChatRevisions(db: Db, threadId: string) {
  const visibleId = db
    .selectFrom('threads')
    .select(({ fn }) => fn.coalesce('mergedInto', 'id').as('id'))
    .where('id', '=', threadId);
  const members = db
    .selectFrom('threads')
    .select('n')
    .where((eb) => eb.or([eb('id', '=', visibleId), eb('mergedInto', '=', visibleId)]));
  const sharing = db
    .selectFrom('threadAddresses as own')
    .innerJoin('threadAddresses as other', 'other.mark', 'own.mark')
    .select('other.threadN as n')
    .where('own.threadN', 'in', members);
  const threads = await db
    .selectFrom('threads')
    .select(['id', 'mergedInto', 'revision', 'version', 'total'])
    .where('n', 'in', members.union(sharing))
    .orderBy('n')
    .execute();
  const consents = await db
    .selectFrom('threadAddresses as own')
    .innerJoin('consentLedgers as ledger', 'ledger.contactMark', 'own.mark')
    // Changes with every entry. A count of entries would repeat after an erasure or a restore.
    .select('ledger.contactEncrypted')
    .where('own.threadN', 'in', members)
    .orderBy('own.mark')
    .execute();
  return { threads, consents };
}

/** The visible thread of an id, with its latest messages and those of threads merged into it, oldest first. Null for an unknown id. */
export async function readChat(
  db: Db,
  encryption: Encryption,
  threadId: string,
  regions: Access['regions'],
): Promise<Chat | null> {
  const visibleId = await findVisibleThreadId(db, threadId);
  const memberIds = selectMemberIds(db, visibleId);
  const [rows, messages, duplicates] = await Promise.all([
    db.selectFrom('threads').selectAll().where('id', 'in', memberIds).orderBy('n').execute(),
    selectMessages(db)
      .where('messages.subjectId', 'in', memberIds)
      .orderBy('messages.at', 'desc')
      .orderBy('messages.id', 'desc')
      .limit(maxMessagesPerThread)
      .execute(),
    readPossibleDuplicates(db, encryption, [visibleId], regions),
  ]);
  const members = rows.map((row) => decryptThread(encryption, row));
  const thread = members.find(({ id }) => id === visibleId);
  if (thread === undefined) return null;
  const merged = members.filter(({ id }) => id !== visibleId);
  const people = [thread, ...merged];
  const [getTexting, laterAddresses] = await Promise.all([
    findTextingOfNumbers(db, encryption, listNumbers(people)),
    listLaterAddresses(db, encryption, people),
  ]);
  return {
    ...toChatFields(thread),
    ...toPersonFields(thread),
    contactPoints: toContactPoints(people, visibleId, getTexting),
    ...(await findFollowUp(db, encryption, visibleId)),
    laterAddresses,
    merged: merged.map((one) => ({ ...toPerson(one), version: one.version })),
    possibleDuplicates: (duplicates.get(visibleId) ?? []).flatMap(({ people }) =>
      people.slice(0, 1),
    ),
    ...getTexting(thread.contact),
    messages: messages.reverse().map((message) => toChatMessage(encryption, message)),
  };
}

/** Visible threads with their latest message, in the same order. */
export async function readSummaries(
  db: Db,
  encryption: Encryption,
  threads: readonly ThreadTable[],
  regions: Access['regions'],
): Promise<ChatSummary[]> {
  if (threads.length === 0) return [];
  const messageIds = threads.flatMap(({ lastMessageId }) => lastMessageId ?? []);
  const ids = threads.map(({ id }) => id);
  const [messages, duplicates] = await Promise.all([
    selectMessages(db)
      .where('messages.id', 'in', [...messageIds, ''])
      .execute(),
    readPossibleDuplicates(db, encryption, ids, regions),
  ]);
  const withFollowUp = await withFollowUps(db, encryption, threads);
  const messagesById = new Map(messages.map((message) => [message.id, message]));
  return withFollowUp.map(({ followUp, ...thread }) => {
    const message = messagesById.get(thread.lastMessageId ?? '');
    return {
      ...toChatFields(decryptThread(encryption, thread)),
      ...(followUp && { followUp }),
      ...(thread.failed === 1 && { hasFailedReply: true }),
      ...(thread.possibleSpam === 1 && { possibleSpam: true }),
      hasPossibleDuplicates: (duplicates.get(thread.id) ?? []).length > 0,
      messages: message ? [toChatMessage(encryption, message)] : [],
    };
  });
}

function toChatFields(thread: DecryptedThread) {
  const { region, status, assignee, version, total, waitsSince, dueAt, replyWithin } = thread;
  return {
    ...toPerson(thread),
    role: 'visitor' as const,
    region,
    status,
    assignee,
    version,
    total,
    waitsSince,
    dueAt,
    replyWithin,
    snoozedUntil: thread.snoozedUntil,
    sleepsOnThanks: thread.sleepsOnThanks === 1,
    tags: parseTags(thread.tags),
  };
}

/** The addresses that inbound messages gave, latest first, except contact points and the first address, which the office may have removed. */
async function listLaterAddresses(
  db: Db,
  encryption: Encryption,
  people: readonly DecryptedThread[],
): Promise<LaterAddress[]> {
  const messages = await db
    .selectFrom('messages')
    .select(['id', 'addressesEncrypted'])
    .where(
      'subjectId',
      'in',
      people.map(({ id }) => id),
    )
    .where('direction', '=', 'in')
    .where('addressesEncrypted', 'is not', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const known = new Set(
    people.flatMap((person) => [
      getOriginal(person).email?.toLowerCase(),
      ...listContactPoints(person).map(({ value }) => value.toLowerCase()),
    ]),
  );
  const later = messages.flatMap((message) => {
    const { email, replyTo } = decryptAddresses(encryption, message);
    const messageId = message.id;
    return [email, replyTo].flatMap((address) => {
      if (address === null || known.has(address.toLowerCase())) return [];
      known.add(address.toLowerCase());
      return { email: address, messageId, ...(address === replyTo && { isReplyTo: true }) };
    });
  });
  return later.slice(0, maxAddresses);
}
