import type { RevealRequest } from '../../../../contract/inbox/schema';
import type { Db } from '../../../core/db/engine';
import type { Encryption } from '../../../core/db/encryption/encryption';
import type { EligibilityCheckTable } from '../table';
import { selectMemberIds } from '../threads/member-queries';

type EligibilityCheck = Omit<
  EligibilityCheckTable,
  'dobEncrypted' | 'medicaidNumberEncrypted' | 'consent'
> & {
  dob: string;
  medicaidNumber: string | null;
  consent: boolean;
};

type MaskedField = RevealRequest['field'];

/** Part of what is encrypted, so a field keeps its name on the wire. */
const fieldContext = (messageId: string, field: MaskedField) =>
  `eligibility_checks.${field}:${messageId}`;

export async function addEligibilityCheck(
  tx: Db,
  encryption: Encryption,
  check: EligibilityCheck,
): Promise<void> {
  const { messageId, firstName, lastName, email, contact, time, dob, medicaidNumber, consent } =
    check;
  await tx
    .insertInto('eligibilityChecks')
    .values({
      messageId,
      firstName,
      lastName,
      email,
      contact,
      time,
      dobEncrypted: encryption.encrypt(dob, fieldContext(messageId, 'dob')),
      medicaidNumberEncrypted:
        medicaidNumber === null
          ? null
          : encryption.encrypt(medicaidNumber, fieldContext(messageId, 'medicate')),
      consent: consent ? 1 : 0,
    })
    .execute();
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
