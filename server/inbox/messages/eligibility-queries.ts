import type { Db } from '../../db/engine';
import type { Vault } from '../../db/encryption/encryption';
import { selectMemberIds } from '../merges/queries';

type EligibilityCheck = {
  messageId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  contact: string;
  time: string;
  dob: string;
  medicate: string | null;
  consent: boolean;
};

type MaskedField = 'dob' | 'medicate';

const fieldContext = (messageId: string, field: MaskedField) =>
  `eligibility_checks.${field}:${messageId}`;

/** Encrypts the date of birth and the Medicaid number. */
export async function addEligibilityCheck(
  tx: Db,
  vault: Vault,
  check: EligibilityCheck,
): Promise<void> {
  const { messageId, dob, medicate } = check;
  await tx
    .insertInto('eligibilityChecks')
    .values({
      messageId: messageId,
      firstName: check.firstName,
      lastName: check.lastName,
      email: check.email,
      contact: check.contact,
      time: check.time,
      dobSealed: vault.encrypt(dob, fieldContext(messageId, 'dob')),
      medicateSealed:
        medicate === null ? null : vault.encrypt(medicate, fieldContext(messageId, 'medicate')),
      consent: check.consent ? 1 : 0,
    })
    .execute();
}

/** Null if the thread has no such message or the field was left empty. */
export async function revealField(
  db: Db,
  vault: Vault,
  { threadId, messageId, field }: { threadId: string; messageId: string; field: MaskedField },
): Promise<string | null> {
  const row = await db
    .selectFrom('eligibilityChecks')
    .innerJoin('messages', 'messages.id', 'eligibilityChecks.messageId')
    .select(['eligibilityChecks.dobSealed as dob', 'eligibilityChecks.medicateSealed as medicate'])
    .where('messages.id', '=', messageId)
    .where('messages.threadId', 'in', selectMemberIds(db, threadId))
    .executeTakeFirst();
  const sealed = row?.[field] ?? null;
  return sealed === null ? null : vault.decrypt(sealed, fieldContext(messageId, field));
}
