import type { RevealRequest } from '../../../../contract/inbox/schema';
import type { Db } from '../../../core/db/engine';
import type { Vault } from '../../../core/db/encryption/encryption';
import type { EligibilityCheckTable } from './table';
import { selectMemberIds } from '../../inbox/service';

type EligibilityCheck = Omit<EligibilityCheckTable, 'dobSealed' | 'medicateSealed' | 'consent'> & {
  dob: string;
  medicate: string | null;
  consent: boolean;
};

type MaskedField = RevealRequest['field'];

const fieldContext = (messageId: string, field: MaskedField) =>
  `eligibility_checks.${field}:${messageId}`;

export async function addEligibilityCheck(
  tx: Db,
  vault: Vault,
  check: EligibilityCheck,
): Promise<void> {
  const { messageId, firstName, lastName, email, contact, time, dob, medicate, consent } = check;
  await tx
    .insertInto('eligibilityChecks')
    .values({
      messageId,
      firstName,
      lastName,
      email,
      contact,
      time,
      dobSealed: vault.encrypt(dob, fieldContext(messageId, 'dob')),
      medicateSealed:
        medicate === null ? null : vault.encrypt(medicate, fieldContext(messageId, 'medicate')),
      consent: consent ? 1 : 0,
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
  const encrypted = row?.[field] ?? null;
  return encrypted === null ? null : vault.decrypt(encrypted, fieldContext(messageId, field));
}
