import type { AccountChange } from '../../contract/accounts/schema';
import type { AuditAction } from '../../contract/audit/constants';
import { isRole, mayManageAccounts, roles, type Role } from '../../contract/shared/roles';
import { inTransaction, type Db, type Tx } from '../db/engine';
import { recordAudit } from '../audit/service';
import { touchList } from '../db/list-revisions';

/** Why a change is not made; nothing of it is then. */
export type AccountUpdateError =
  | { refused: 'not-manager' }
  | { refused: 'own' }
  | { refused: 'last-owner' }
  /** `by`: the e-mail of who has changed it since, where that is known. */
  | { refused: 'changed'; by: string | null };

type Change = AccountChange & {
  /** Lower case. */
  email: string;
  /** The e-mail of who changes it. */
  by: string;
  at: string;
};

type Row = { role: string; disabled: number; uid: string | null; version: number };

/**
 * Gives an address a role, or changes role, state and binding of one that has, and records each of these changes. Who changes
 * must be an enabled manager at that moment; nobody changes their own; the last enabled owner stays one.
 */
export function updateAccount(
  db: Db,
  change: Change,
): Promise<{ version: number } | AccountUpdateError> {
  return inTransaction(db, async (tx) => {
    // First of all: changes at the same time now wait for one another, and each sees what the one before has done.
    await touchList(tx, 'accounts');
    const refusal = await findRefusal(tx, change);
    if (refusal !== null) return refusal;
    const row = await findRow(tx, change.email);
    if ((row?.version ?? 0) !== change.version) {
      return { refused: 'changed', by: row?.changed_by ?? null };
    }
    const actions = actionsOf(row, change);
    if (actions.length === 0) return { version: change.version };
    await write(tx, row, change);
    for (const action of actions) {
      const subject = { kind: 'account', id: change.email } as const;
      await recordAudit(tx, { at: change.at, actor: change.by, action, subject });
    }
    return { version: change.version + 1 };
  });
}

async function findRefusal(
  tx: Tx,
  { email, by, role, disabled }: Change,
): Promise<AccountUpdateError | null> {
  const managers = await enabledManagers(tx);
  if (!managers.includes(by)) return { refused: 'not-manager' };
  const staysManager = mayManageAccounts(role) && !disabled;
  if (!staysManager && managers.length === 1 && managers.includes(email)) {
    return { refused: 'last-owner' };
  }
  return email === by ? { refused: 'own' } : null;
}

async function enabledManagers(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select('email')
    .where('role', 'in', roles.filter(mayManageAccounts))
    .where('disabled', '=', 0)
    .execute();
  return rows.map(({ email }) => email);
}

function findRow(tx: Tx, email: string) {
  return tx.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

/** What a change does, in the audit's words. */
function actionsOf(row: Row | undefined, { role, disabled, release }: Change): AuditAction[] {
  const before: Role | null = row !== undefined && isRole(row.role) ? row.role : null;
  const wasDisabled = row?.disabled === 1;
  return [
    ...(role === before ? [] : [`role-${role}` as const]),
    ...(disabled === wasDisabled
      ? []
      : ([disabled ? 'disable-account' : 'enable-account'] as const)),
    ...(release && row?.uid ? ['release-account' as const] : []),
  ];
}

async function write(
  tx: Tx,
  row: Row | undefined,
  { email, role, disabled, release, version, by, at }: Change,
): Promise<void> {
  const values = { role, disabled: disabled ? 1 : 0, version: version + 1, changed_by: by };
  if (row === undefined) {
    await tx
      .insertInto('accounts')
      .values({ email, created_at: at, ...values })
      .execute();
    return;
  }
  if (release && row.uid !== null) await keepOut(tx, { email, uid: row.uid });
  await tx
    .updateTable('accounts')
    .set(release ? { ...values, uid: null } : values)
    .where('email', '=', email)
    .execute();
}

/** The account that a role is released from does not get it again. */
async function keepOut(tx: Tx, released: { email: string; uid: string }): Promise<void> {
  await tx
    .insertInto('released_roles')
    .values(released)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
