import type { FastifyBaseLogger } from 'fastify';
import type { AccountsResponse } from '../../contract/accounts/schema';
import type { ProviderAccount } from '../auth/identity-provider';
import type { Context } from '../context';

type ProviderAccounts = {
  accounts: readonly ProviderAccount[];
  provider: AccountsResponse['provider'];
  tag: string;
};

/** Concurrent requests share one call of the provider, whose error is logged once. */
const loggedErrors = new WeakSet<Error>();

/** Lists the identity provider's accounts, or none if it fails: roles can be assigned all the same. */
export async function listProviderAccounts(
  { identityProvider }: Context,
  log: FastifyBaseLogger,
): Promise<ProviderAccounts> {
  if (identityProvider === null) {
    return { accounts: [], provider: 'unconfigured', tag: 'unconfigured' };
  }
  try {
    const { accounts, cut, tag } = await identityProvider.accounts();
    return { accounts, provider: cut ? 'cut' : 'whole', tag };
  } catch (error) {
    if (error instanceof Error && !loggedErrors.has(error)) {
      loggedErrors.add(error);
      log.warn({ err: error }, 'Could not list the accounts of the identity provider');
    }
    return { accounts: [], provider: 'unreachable', tag: 'unreachable' };
  }
}
