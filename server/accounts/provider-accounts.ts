import type { FastifyBaseLogger } from 'fastify';
import type { AccountsAnswer } from '../../contract/accounts/schema';
import type { Context } from '../context';
import type { ProviderAccount } from '../auth/identity-provider';

type Provided = {
  accounts: readonly ProviderAccount[];
  provider: AccountsAnswer['provider'];
  tag: string;
};

const told = new WeakSet<Error>();

/** The provider's list, or why there is none: roles can be given all the same. */
export async function listProviderAccounts(
  { identityProvider }: Context,
  log: FastifyBaseLogger,
): Promise<Provided> {
  if (identityProvider === null) {
    return { accounts: [], provider: 'unconfigured', tag: 'unconfigured' };
  }
  try {
    const { accounts, cut, tag } = await identityProvider.accounts();
    return { accounts, provider: cut ? 'cut' : 'whole', tag };
  } catch (error) {
    // One reading is shared by many calls; it is told once.
    if (error instanceof Error && !told.has(error)) {
      told.add(error);
      log.warn({ err: error }, 'The identity provider’s accounts could not be read');
    }
    return { accounts: [], provider: 'unreachable', tag: 'unreachable' };
  }
}
