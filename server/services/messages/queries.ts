import type { LabeledValue } from '../../../contract/shared/schema/fields';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import type { EmailHeaders } from '../email/reply-headers';
import { cancelJob } from '../outbox/queries';
import type { MessageAddresses, MessageTable, Subject } from './table';

/** By default a received message without an author. */
export type NewMessage = Pick<MessageTable, 'id' | 'at' | 'channel' | 'direction'> &
  Partial<
    MessageAddresses &
      Pick<MessageTable, 'author' | 'delivery' | 'intent' | 'dueAt' | 'replyWithin'>
  > & {
    subject: Subject;
    text: string;
    details?: readonly LabeledValue[];
    possibleSpam?: boolean;
    /** Only if it differs from the text. */
    fullText?: string | null;
    emailHeaders?: EmailHeaders;
    requestId?: string | null;
  };

export async function addMessage(
  tx: Db,
  encryption: Encryption,
  {
    subject,
    text,
    fullText = null,
    emailHeaders,
    details = [],
    possibleSpam = false,
    email = null,
    replyTo = null,
    number = null,
    ...message
  }: NewMessage,
): Promise<void> {
  const encrypt = (field: MessageField, value: string) =>
    encryption.encrypt(value, messageContext(message.id, field));
  await tx
    .insertInto('messages')
    .values({
      delivery: 'received',
      ...message,
      subjectKind: subject.kind,
      subjectId: subject.id,
      possibleSpam: possibleSpam ? 1 : 0,
      addressesEncrypted: encryptAddresses(encryption, message.id, { email, replyTo, number }),
      textEncrypted: encrypt('text', text),
      fullTextEncrypted: fullText === null ? null : encrypt('full-text', fullText),
      emailHeadersEncrypted: emailHeaders ? encrypt('headers', JSON.stringify(emailHeaders)) : null,
      detailsEncrypted: details.length === 0 ? null : encrypt('details', JSON.stringify(details)),
    })
    .execute();
}

type MessageField = 'text' | 'details' | 'full-text' | 'headers' | 'addresses';

export function messageContext(id: string, field: MessageField): string {
  return `messages.${field}:${id}`;
}

const noAddresses: MessageAddresses = { email: null, replyTo: null, number: null };

export function encryptAddresses(
  encryption: Encryption,
  id: string,
  addresses: MessageAddresses,
): string | null {
  return Object.values(addresses).every((address) => address === null)
    ? null
    : encryption.encrypt(JSON.stringify(addresses), messageContext(id, 'addresses'));
}

export function decryptAddresses(
  encryption: Encryption,
  { id, addressesEncrypted }: Pick<MessageTable, 'id' | 'addressesEncrypted'>,
): MessageAddresses {
  if (addressesEncrypted === null) return noAddresses;
  const json = encryption.tryDecrypt(addressesEncrypted, messageContext(id, 'addresses'));
  return json === null ? noAddresses : (JSON.parse(json) as MessageAddresses);
}

export function decryptText(
  encryption: Encryption,
  { id, textEncrypted }: Pick<MessageTable, 'id' | 'textEncrypted'>,
): string {
  const text = encryption.tryDecrypt(textEncrypted, messageContext(id, 'text'));
  return text ?? '[this message can’t be read]';
}

/** Null for a message that isn't an inbound email. */
export function decryptEmailHeaders(
  encryption: Encryption,
  { id, emailHeadersEncrypted }: Pick<MessageTable, 'id' | 'emailHeadersEncrypted'>,
): EmailHeaders | null {
  if (emailHeadersEncrypted === null) return null;
  const json = encryption.tryDecrypt(emailHeadersEncrypted, messageContext(id, 'headers'));
  return json === null ? null : (JSON.parse(json) as EmailHeaders);
}

export type StoredMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

export async function findMessage(db: Db, encryption: Encryption, id: string) {
  const row = await selectMessages(db).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : decryptMessage(encryption, row);
}

/** Oldest first. */
export async function listMessages(
  db: Db,
  encryption: Encryption,
  { kind, id }: Subject,
): Promise<StoredMessage[]> {
  const rows = await selectMessages(db)
    .where('subjectKind', '=', kind)
    .where('subjectId', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map((row) => decryptMessage(encryption, row));
}

function decryptMessage<
  Row extends Pick<MessageTable, 'id' | 'textEncrypted' | 'addressesEncrypted'>,
>(encryption: Encryption, row: Row) {
  const { email, number } = decryptAddresses(encryption, row);
  return { ...row, email, number, text: decryptText(encryption, row) };
}

function selectMessages(db: Db) {
  return db
    .selectFrom('messages')
    .select(['id', 'subjectKind', 'subjectId', 'at', 'channel', 'author'])
    .select(['intent', 'delivery', 'problem', 'carrierCode', 'textEncrypted'])
    .select('addressesEncrypted');
}

/** The subjects of messages, by the messages' ids. */
export async function listSubjects(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Subject>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'subjectKind', 'subjectId'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, subjectKind, subjectId }) => [id, { kind: subjectKind, id: subjectId }]),
  );
}

/** Updates the delivery status and the reason of a failure. Returns the message's subject. */
export async function setDelivery(
  tx: Db,
  id: string,
  delivery: 'queued' | 'sent' | 'failed',
  failure: Partial<Pick<MessageTable, 'problem' | 'carrierCode'>> = {},
): Promise<Subject> {
  const { subjectKind, subjectId } = await tx
    .updateTable('messages')
    .set({ problem: null, carrierCode: null, ...failure, delivery })
    .where('id', '=', id)
    .returning(['subjectKind', 'subjectId'])
    .executeTakeFirstOrThrow();
  return { kind: subjectKind, id: subjectId };
}

/** Deletes a message that has not left the office. False if it may have been sent. */
export async function withdrawMessage(
  tx: Db,
  { id, channel }: Pick<MessageTable, 'id' | 'channel'>,
): Promise<boolean> {
  const isQueued = channel === 'email' || channel === 'sms';
  if (isQueued && !(await cancelJob(tx, { type: `message-${channel}`, subject: id }))) return false;
  await tx.deleteFrom('messages').where('id', '=', id).execute();
  return true;
}
