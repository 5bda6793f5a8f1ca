import { group } from 'd3-array';
import type { FastifyBaseLogger } from 'fastify';
import { formatEmailAsName } from '../../../contract/accounts/staff-name';
import { normalizeForSearch } from '../../../contract/shared/text/text-search';
import { listStaffAccounts } from '../../services/auth/account-queries';
import type { Context } from '../context';
import { listWorkNames } from '../employees/service';
import { listProviderAccounts } from './list-accounts';

/**
 * The names of all accounts with a role, by email: the account's own, else the name of the employee with this work email, else
 * one made from the address. Anyone can open an account with someone else's address, so an account that hasn't claimed the role
 * needs a verified one. People choose their account's name, so the address follows a name that a colleague has too.
 */
export async function listStaffNames(
  context: Context,
  log: FastifyBaseLogger,
): Promise<Map<string, string>> {
  const { db } = context.database;
  const [{ accounts }, staff] = await Promise.all([
    listProviderAccounts(context, log),
    listStaffAccounts(db),
  ]);
  const nameByUid = new Map(accounts.map(({ uid, name }) => [uid, name?.trim()]));
  const nameByEmail = new Map(
    accounts.flatMap(({ email, verified, name }) => (verified ? [[email, name?.trim()]] : [])),
  );
  const employeeNames = await listWorkNames(
    db,
    staff.map(({ email }) => email),
  );
  const names = staff.map(({ email, uid }) => {
    const accountName = uid === null ? nameByEmail.get(email) : nameByUid.get(uid);
    return [email, accountName || employeeNames.get(email) || formatEmailAsName(email)] as const;
  });
  return new Map(withAddresses(names));
}

function withAddresses(names: readonly (readonly [email: string, name: string])[]) {
  const namesakes = group(names, ([, name]) => normalizeForSearch(name));
  return names.map(([email, name]): [email: string, name: string] => {
    const isUnique = namesakes.get(normalizeForSearch(name))?.length === 1;
    return [email, isUnique ? name : `${name} (${email})`];
  });
}
