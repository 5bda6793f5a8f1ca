import type { RevealRequest } from '../../../../contract/inbox/schema';
import type { Db } from '../../../core/db/engine';
import type { Encryption } from '../../../core/db/encryption/encryption';
import { unreadablePerson, type PersonDetails } from '../../../core/db/encryption/person';
import { selectMemberIds } from '../threads/member-queries';

/** The person of a check, and when they can be called. */
export type CheckedPerson = PersonDetails & { time: string };

type EligibilityCheck = CheckedPerson & {
  messageId: string;
  dob: string;
  medicaidNumber: string | null;
  consent: boolean;
};

type MaskedField = RevealRequest['field'];

/** Part of what is encrypted, so a field keeps its name on the wire. */
const fieldContext = (messageId: string, field: MaskedField | 'person') =>
  `eligibility_checks.${field}:${messageId}`;

export async function addEligibilityCheck(
  tx: Db,
  encryption: Encryption,
  check: EligibilityCheck,
): Promise<void> {
  const { messageId, firstName, lastName, email, contact, time } = check;
  const { dob, medicaidNumber, consent } = check;
  const person = { firstName, lastName, email, contact, time };
  await tx
    .insertInto('eligibilityChecks')
    .values({
      messageId,
      personEncrypted: encryptChecked(encryption, messageId, person),
      dobEncrypted: encryption.encrypt(dob, fieldContext(messageId, 'dob')),
      medicaidNumberEncrypted:
        medicaidNumber === null
          ? null
          : encryption.encrypt(medicaidNumber, fieldContext(messageId, 'medicate')),
      consent: consent ? 1 : 0,
    })
    .execute();
}

export function encryptChecked(
  encryption: Encryption,
  messageId: string,
  person: CheckedPerson,
): string {
  return encryption.encrypt(JSON.stringify(person), fieldContext(messageId, 'person'));
}

export function decryptChecked(
  encryption: Encryption,
  messageId: string,
  encrypted: string,
): CheckedPerson {
  const json = encryption.tryDecrypt(encrypted, fieldContext(messageId, 'person'));
  return json === null ? { ...unreadablePerson, time: '' } : (JSON.parse(json) as CheckedPerson);
}

/** Null if the thread has no such message or the field was left empty. */
export async function revealField(
  db: Db,
  encryption: Encryption,
  { threadId, messageId, field }: { threadId: string; messageId: string; field: MaskedField },
): Promise<string | null> {
  const row = await db
    .selectFrom('eligibilityChecks')
    .innerJoin('messages', 'messages.id', 'eligibilityChecks.messageId')
    .select([
      'eligibilityChecks.dobEncrypted as dob',
      'eligibilityChecks.medicaidNumberEncrypted as medicate',
    ])
    .where('messages.id', '=', messageId)
    .where('messages.subjectId', 'in', selectMemberIds(db, threadId))
    .executeTakeFirst();
  const encrypted = row?.[field] ?? null;
  return encrypted === null ? null : encryption.decrypt(encrypted, fieldContext(messageId, field));
}
