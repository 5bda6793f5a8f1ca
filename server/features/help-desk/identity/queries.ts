import type { EmployeeMatch, Identity } from '../../../../contract/help-desk/identity-schema';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import type { Encryption } from '../../../core/db/encryption/encryption';
import type { Db } from '../../../core/db/engine';
import { findEmployeeContacts, findPossibleEmployees } from '../../employees/service';
import type { LoadedRecord } from '../records/queries';
import { matchEmployees, toPayee } from './match-employees';

/** The employees whom the office has confirmed as senders. */
export async function listConfirmedEmployees(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('helpDesk')
    .select('employeeId')
    .where('employeeId', 'is not', null)
    .distinct()
    .execute();
  return new Set(rows.flatMap(({ employeeId }) => employeeId ?? []));
}

/** Matches the sender of a request to employees, and decides where a file may be sent. */
export async function readIdentity(
  db: Db,
  encryption: Encryption,
  record: LoadedRecord,
): Promise<Identity> {
  const matches = matchEmployees(record, await findPossibleEmployees(db, encryption, record));
  const { employeeId, identifiedBy: by, identifiedAt: at } = record;
  const chosen =
    employeeId === null ? null : await findEmployeeContacts(db, encryption, employeeId);
  const employee = chosen && toPayee(record, chosen);
  const confirmed = by === null || at === null ? null : { by, at, employee };
  return { matches, confirmed, recipient: getRecipient(record, { matches, confirmed }) };
}

/** The address of the employee who is certain, or whom the office has chosen. */
export async function findEmailOnFile(
  db: Db,
  encryption: Encryption,
  record: LoadedRecord,
  known: Identity | null = null,
): Promise<HelpDeskDetail['emailOnFile']> {
  const { matches, confirmed } = known ?? (await readIdentity(db, encryption, record));
  const employee = confirmed ? confirmed.employee : findSure(matches);
  return employee?.email ? { name: employee.name, email: employee.email } : null;
}

function findSure(matches: Identity['matches']): EmployeeMatch | undefined {
  return matches.find(({ certainty }) => certainty === 'certain');
}

/**
 * Anyone can write someone else's name and number into the form, so a file goes to an address on file. Only if the office has confirmed
 * the sender does it go to the address in the request, or else stay on the status page.
 */
function getRecipient(
  { email }: LoadedRecord,
  { matches, confirmed }: Pick<Identity, 'matches' | 'confirmed'>,
): Identity['recipient'] {
  if (confirmed !== null && confirmed.employee === null) return { to: email };
  const to = (confirmed?.employee ?? findSure(matches))?.email ?? null;
  return to === null ? null : { to };
}
