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
    .insertInto('eligibility_checks')
    .values({
      message_id: messageId,
      first_name: check.firstName,
      last_name: check.lastName,
      email: check.email,
      contact: check.contact,
      time: check.time,
      dob_sealed: vault.encrypt(dob, fieldContext(messageId, 'dob')),
      medicate_sealed:
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
    .selectFrom('eligibility_checks')
    .innerJoin('messages', 'messages.id', 'eligibility_checks.message_id')
    .select([
      'eligibility_checks.dob_sealed as dob',
      'eligibility_checks.medicate_sealed as medicate',
    ])
    .where('messages.id', '=', messageId)
    .where('messages.thread_id', 'in', selectMemberIds(db, threadId))
    .executeTakeFirst();
  const sealed = row?.[field] ?? null;
  return sealed === null ? null : vault.decrypt(sealed, fieldContext(messageId, field));
}
