import { formatAccess } from '../../../contract/accounts/access';
import type { AccountChange } from '../../../contract/accounts/schema';
import type { AuditAction } from '../../../contract/audit/constants';
import { canManageAccounts, resolveAccess, type Access } from '../../../contract/shared/roles';
import type { Actor } from '../../core/db/change-log';
import type { Encryption } from '../../core/db/encryption/encryption';
import { inTransaction, type Db } from '../../core/db/engine';
import { bumpRevision } from '../../core/db/list-revisions';
import { newId } from '../../core/db/uuid';
import { forbidden, HttpError } from '../../core/http/errors';
import { recordAudit } from '../../services/audit/record-audit';
import {
  findStaffAccount,
  listManagers,
  releaseRole,
  saveStaffAccount,
  toAccess,
  toGrants,
} from '../../services/auth/account-queries';
import { deleteAllFactors } from '../../services/auth/second-factor/queries';
import { endSessions, forgetDevices } from '../../services/auth/sessions/queries';
import type { AccountTable } from '../../services/auth/table';
import type { OutboundEmail } from '../../services/email/email';
import { queueJob } from '../../services/outbox/queries';

/**
 * Creates or updates a staff account, audits each change, and returns the new version. Managers can't change their own account or
 * demote the last owner. Throws 403 and 409.
 * @param email lower case
 * @param invitation for an email that had no role
 */
export function updateAccount(
  { db, encryption }: { db: Db; encryption: Encryption },
  email: string,
  { invitation, ...change }: AccountChange & { invitation: OutboundEmail | null },
  actor: Actor,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    // First, because it locks the list: two owners can't demote each other at once.
    await bumpRevision(tx, 'accounts');
    await requirePermission(tx, email, change, actor.email);
    const account = await findStaffAccount(tx, email);
    if ((account?.version ?? 0) !== change.version) {
      const message = `${account?.changedBy ?? 'Someone else'} changed this account first.`;
      throw new HttpError(409, 'changed_since', message);
    }
    const access = resolveChange(account, change);
    const actions = listActions(account, change, access);
    if (actions.length === 0) return change.version;
    const version = change.version + 1;
    const disabled = change.disabled ? 1 : 0;
    const saved = {
      email,
      role: change.role,
      disabled,
      version,
      changedBy: actor.email,
      ...toGrants(access),
    };
    await saveStaffAccount(tx, saved, actor.at);
    if (invitation !== null) {
      const job = { type: 'invitation', subject: newId(), payload: invitation };
      await queueJob(tx, encryption, job, actor.at);
    }
    if (change.resetSecondFactor && account?.uid) await deleteAllFactors(tx, account.uid);
    // Also of a disabled account, which may be enabled again minutes later.
    if ((change.resetSecondFactor || change.disabled) && account?.uid) {
      await endSessions(tx, account.uid, actor.at, 'all');
      await forgetDevices(tx, account.uid, null);
    }
    if (change.release && account?.uid) await releaseRole(tx, email, account.uid);
    for (const entry of actions) {
      const subject = { kind: 'account', id: email } as const;
      await recordAudit(tx, actor, { ...entry, subject });
    }
    return version;
  });
}

async function requirePermission(
  tx: Db,
  email: string,
  { role, disabled }: AccountChange,
  actor: string,
): Promise<void> {
  const managers = await listManagers(tx);
  if (!managers.includes(actor)) throw forbidden();
  const staysManager = canManageAccounts(role) && !disabled;
  if (!staysManager && managers.length === 1 && managers.includes(email)) {
    const message = 'This is the last owner who can sign in. Make someone else an owner first.';
    throw new HttpError(409, 'last_owner', message);
  }
  if (email === actor) {
    const message = 'You can’t change your own account. Ask another owner.';
    throw new HttpError(409, 'own_account', message);
  }
}

/** The access of an account after a change. What the change leaves out stays as it is. */
export function resolveChange(
  account: AccountTable | undefined,
  { role, screens, regions }: Pick<AccountChange, 'role' | 'screens' | 'regions'>,
): Access {
  const kept = toAccess({ ...account, role });
  const wanted = {
    role,
    screens: screens ?? kept.screens,
    regions: regions === undefined ? kept.regions : regions,
  };
  return toAccess({ role, ...toGrants(wanted) });
}

type Action = { action: AuditAction; detail?: string };

function listActions(
  account: AccountTable | undefined,
  { role, disabled, release, resetSecondFactor }: AccountChange,
  access: Access,
): Action[] {
  const actions: Action[] = [];
  const isNewRole = role !== account?.role;
  if (isNewRole) actions.push({ action: `role-${role}` });
  // The entry of a new role doesn't repeat what the role can open.
  const before = account && !isNewRole ? toAccess(account) : resolveAccess({ role });
  const detail = formatAccess(access);
  if (detail !== formatAccess(before)) actions.push({ action: 'change-access', detail });
  if (disabled !== (account?.disabled === 1)) {
    actions.push({ action: disabled ? 'disable-account' : 'enable-account' });
  }
  if (release && account?.uid) actions.push({ action: 'release-account' });
  if (resetSecondFactor && account?.uid) actions.push({ action: 'reset-factor' });
  return actions;
}
