import { group, rollup } from 'd3-array';
import type { ContactPoint } from '../../../../contract/inbox/person-schema';
import type { Tx, Db } from '../../../core/db/engine';
import { decryptDetails, type Encryption } from '../../../core/db/encryption/encryption';
import type { PersonDetails } from '../../../core/db/encryption/person';
import {
  decryptAddresses,
  decryptText,
  messageContext,
  type NewMessage,
} from '../../../services/messages/queries';
import { addToIndex, replaceInIndex } from '../../../services/search-index/queries';
import { listContactPoints } from '../person/contact-points';
import { lockVisible } from './member-queries';
import { decryptThread, formatPersonName } from './person-name';

/** Makes a thread findable by what a message says, and by its sender's addresses. */
export function indexMessage(
  tx: Tx,
  encryption: Encryption,
  threadId: string,
  message: Pick<NewMessage, 'direction' | 'text' | 'email' | 'replyTo' | 'details'>,
): Promise<void> {
  const { direction, text, email = null, replyTo = null, details = [] } = message;
  const texts = listMessageTexts({ text, email, details });
  const marks = direction === 'in' ? listEmailMarks(encryption, [email, replyTo]) : [];
  return indexThread(tx, encryption, threadId, { texts, marks });
}

/** Makes a thread findable by its person's name, number, and address. */
export function indexPerson(
  tx: Tx,
  encryption: Encryption,
  threadId: string,
  person: PersonDetails,
): Promise<void> {
  const marks = listPersonMarks(encryption, person);
  return indexThread(tx, encryption, threadId, { texts: listPersonTexts(person), marks });
}

/** After a change of the person, so that nothing finds the thread by what was corrected or removed. */
export async function reindexPerson(
  tx: Tx,
  encryption: Encryption,
  threadId: string,
  { before, after }: { before: PersonDetails; after: PersonDetails },
): Promise<void> {
  const visibleId = await lockVisible(tx, threadId);
  const members = await readMemberTexts(tx, encryption, [visibleId]);
  for (const { id, n } of members) {
    if (id !== threadId && id !== visibleId) continue;
    const shown = members.filter((member) => member.id === id || id === visibleId);
    const texts = shown.flatMap((member) => member.texts);
    const both = [...listPersonTexts(before), ...texts];
    await replaceInIndex(tx, encryption, { kind: 'thread', n }, both, texts);
  }
  const current = listPersonMarks(encryption, after);
  const kept = [...current, ...(await listMessageMarks(tx, encryption, threadId))];
  const gone = listPersonMarks(encryption, before).filter((mark) => !kept.includes(mark));
  const own = tx.selectFrom('threads').select('n').where('id', '=', threadId);
  if (gone.length > 0) {
    await tx
      .deleteFrom('threadAddresses')
      .where('mark', 'in', gone)
      .where('threadN', '=', own)
      .execute();
  }
  await indexThread(tx, encryption, threadId, { texts: listPersonTexts(after), marks: current });
}

/** Of the addresses in a thread's own messages. */
async function listMessageMarks(
  db: Db,
  encryption: Encryption,
  threadId: string,
): Promise<string[]> {
  const messages = await db
    .selectFrom('messages')
    .select(['id', 'addressesEncrypted'])
    .where('subjectId', '=', threadId)
    .where('direction', '=', 'in')
    .where('addressesEncrypted', 'is not', null)
    .execute();
  return messages.flatMap((message) => {
    const { email, replyTo } = decryptAddresses(encryption, message);
    return listEmailMarks(encryption, [email, replyTo]);
  });
}

export function markContact(
  encryption: Encryption,
  { kind, value }: Pick<ContactPoint, 'kind' | 'value'>,
): string {
  return kind === 'email'
    ? encryption.mark('email', value.toLowerCase())
    : // A WhatsApp account has the number of a phone.
      encryption.mark('phone', value.replace('whatsapp:+1', ''));
}

function listPersonMarks(encryption: Encryption, person: PersonDetails): string[] {
  return listContactPoints(person).map((point) => markContact(encryption, point));
}

function listEmailMarks(encryption: Encryption, emails: readonly (string | null)[]): string[] {
  return emails.flatMap((value) =>
    value === null ? [] : markContact(encryption, { kind: 'email', value }),
  );
}

async function indexThread(
  tx: Tx,
  encryption: Encryption,
  threadId: string,
  { texts, marks }: { texts: readonly string[]; marks: readonly string[] },
): Promise<void> {
  // Locked, so that a merge at the same time takes these words along.
  const visibleId = await lockVisible(tx, threadId);
  const threads = await tx
    .selectFrom('threads')
    .select(['id', 'n'])
    .where('id', 'in', [threadId, visibleId])
    .execute();
  // A search finds the visible thread by the words of all.
  for (const { n } of threads) await addToIndex(tx, encryption, { kind: 'thread', n }, texts);
  const addresses = threads
    .filter(({ id }) => id === threadId)
    .flatMap(({ n: threadN }) => marks.map((mark) => ({ mark, threadN })));
  if (addresses.length === 0) return;
  await tx
    .insertInto('threadAddresses')
    .values(addresses)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** After a merge, so that a search finds the visible thread by the words of the other one too. */
export async function indexMerged(
  tx: Tx,
  encryption: Encryption,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const texts = await readSearchTexts(tx, encryption, [from]);
  await indexThread(tx, encryption, into, { texts: texts.get(from) ?? [], marks: [] });
}

/** After a split, so that a search finds the thread only by its own words. */
export async function unindexSplit(
  tx: Tx,
  encryption: Encryption,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const texts = await readSearchTexts(tx, encryption, [from, into]);
  const own = texts.get(into) ?? [];
  const { n } = await tx
    .selectFrom('threads')
    .select('n')
    .where('id', '=', into)
    .executeTakeFirstOrThrow();
  const before = [...own, ...(texts.get(from) ?? [])];
  await replaceInIndex(tx, encryption, { kind: 'thread', n }, before, own);
}

/** All that a search of visible threads covers, by their ids. */
export async function readSearchTexts(
  db: Db,
  encryption: Encryption,
  visibleIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  return rollup(
    await readMemberTexts(db, encryption, visibleIds),
    (members) => members.flatMap(({ texts }) => texts),
    ({ visibleId }) => visibleId,
  );
}

/** The own texts of visible threads and of those merged into them. */
export async function readMemberTexts(
  db: Db,
  encryption: Encryption,
  visibleIds: readonly string[],
): Promise<{ id: string; visibleId: string; n: number; texts: string[] }[]> {
  if (visibleIds.length === 0) return [];
  const members = await db
    .selectFrom('threads')
    .select(['id', 'n', 'mergedInto', 'personEncrypted'])
    .where((eb) => eb.or([eb('id', 'in', visibleIds), eb('mergedInto', 'in', visibleIds)]))
    .execute();
  const ids = members.map(({ id }) => id);
  const messages = await db
    .selectFrom('messages')
    .select(['id', 'subjectId', 'addressesEncrypted', 'textEncrypted', 'detailsEncrypted'])
    .where('subjectId', 'in', ids)
    .execute();
  const messagesByThread = group(messages, ({ subjectId }) => subjectId);
  return members.map(({ n, mergedInto, ...member }) => {
    const { id } = member;
    const texts = (messagesByThread.get(id) ?? []).flatMap(
      ({ detailsEncrypted: details, ...message }) =>
        listMessageTexts({
          text: decryptText(encryption, message),
          email: decryptAddresses(encryption, message).email,
          details:
            details === null
              ? []
              : decryptDetails(encryption, details, messageContext(message.id, 'details')),
        }),
    );
    const personTexts = listPersonTexts(decryptThread(encryption, member));
    return { id, visibleId: mergedInto ?? id, n, texts: [...personTexts, ...texts] };
  });
}

/** All by which a person is found. */
export function listPersonTexts(person: PersonDetails): string[] {
  const { preferredName = '', referredBy = '' } = person.profile ?? {};
  const points = listContactPoints(person).flatMap(({ value, name }) => [value, name ?? '']);
  return [formatPersonName(person), preferredName, referredBy, ...points];
}

function listMessageTexts({
  text,
  email,
  details,
}: {
  text: string;
  email: string | null;
  details: readonly { value: string }[];
}): string[] {
  return [text, email ?? '', ...details.map(({ value }) => value)];
}
