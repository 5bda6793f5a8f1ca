import type { AccountChange } from '../../contract/accounts/schema';
import type { AuditAction } from '../../contract/audit/constants';
import { canManageAccounts, roles } from '../../contract/shared/roles';
import { recordAudit } from '../audit/service';
import { inTransaction, type Db, type Tx } from '../db/engine';
import { bumpRevision } from '../db/list-revisions';

export type AccountUpdateError =
  | { error: 'not-manager' | 'own-account' | 'last-owner' }
  /** `changedBy` is null for an account that no owner has changed. */
  | { error: 'conflict'; changedBy: string | null };

type Update = AccountChange & {
  /** Lower case. */
  email: string;
  /** E-mail of the owner. */
  by: string;
  at: string;
};

type Account = { role: string; disabled: number; uid: string | null };

/**
 * Creates or updates a staff account, with an audit entry per change. Only an enabled manager may change accounts, nobody their own,
 * and the last enabled owner stays one.
 */
export function updateAccount(
  db: Db,
  update: Update,
): Promise<{ version: number } | AccountUpdateError> {
  const { email, version, by, at } = update;
  return inTransaction(db, async (tx) => {
    // First, because it locks the list: two owners can't demote each other at once.
    await bumpRevision(tx, 'accounts');
    const error = await findError(tx, update);
    if (error !== null) return { error };
    const account = await tx
      .selectFrom('accounts')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst();
    if ((account?.version ?? 0) !== version) {
      return { error: 'conflict', changedBy: account?.changedBy ?? null };
    }
    const actions = listActions(account, update);
    if (actions.length === 0) return { version };
    await saveAccount(tx, account, update);
    for (const action of actions) {
      const subject = { kind: 'account', id: email } as const;
      await recordAudit(tx, { at, actor: by, action, subject });
    }
    return { version: version + 1 };
  });
}

async function findError(tx: Tx, { email, by, role, disabled }: Update) {
  const rows = await tx
    .selectFrom('accounts')
    .select('email')
    .where('role', 'in', roles.filter(canManageAccounts))
    .where('disabled', '=', 0)
    .execute();
  const managers = rows.map((row) => row.email);
  if (!managers.includes(by)) return 'not-manager';
  const staysManager = canManageAccounts(role) && !disabled;
  const isLastManager = managers.length === 1 && managers.includes(email);
  if (isLastManager && !staysManager) return 'last-owner';
  return email === by ? 'own-account' : null;
}

function listActions(
  account: Account | undefined,
  { role, disabled, release }: Update,
): AuditAction[] {
  const actions: AuditAction[] = [];
  if (role !== account?.role) actions.push(`role-${role}`);
  if (disabled !== (account?.disabled === 1)) {
    actions.push(disabled ? 'disable-account' : 'enable-account');
  }
  if (release && account?.uid) actions.push('release-account');
  return actions;
}

async function saveAccount(
  tx: Tx,
  account: Account | undefined,
  { email, role, disabled, release, version, by, at }: Update,
): Promise<void> {
  const values = { role, disabled: disabled ? 1 : 0, version: version + 1, changedBy: by };
  if (account === undefined) {
    await tx
      .insertInto('accounts')
      .values({ email, createdAt: at, ...values })
      .execute();
    return;
  }
  if (release && account.uid !== null) {
    await tx
      .insertInto('releasedRoles')
      .values({ email, uid: account.uid })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await tx
    .updateTable('accounts')
    .set(release ? { ...values, uid: null } : values)
    .where('email', '=', email)
    .execute();
}
