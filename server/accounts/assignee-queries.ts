import { isRole, maySee, type ScreenId } from '../../contract/shared/roles';
import type { Db } from '../db/engine';

/** The e-mails of everybody who may have what a screen shows, in order: the accounts whose role sees it, but for the disabled ones. */
export async function listAssignees(db: Db, screen: ScreenId): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['email', 'role'])
    .where('disabled', '=', 0)
    .orderBy('email')
    .execute();
  return rows.filter(({ role }) => isRole(role) && maySee(role, screen)).map(({ email }) => email);
}
