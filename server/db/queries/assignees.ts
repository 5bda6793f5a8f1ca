import { isRole, maySee } from '../../../contract/roles';
import type { Db } from '../engine';

/** The e-mails of everybody who may have a thread, in order: the accounts whose role sees the threads, but for the disabled ones. */
export async function listAssignees(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['email', 'role'])
    .where('disabled', '=', 0)
    .orderBy('email')
    .execute();
  return rows
    .filter(({ role }) => isRole(role) && maySee(role, 'form-messages'))
    .map(({ email }) => email);
}
