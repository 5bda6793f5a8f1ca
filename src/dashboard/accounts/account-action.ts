import type { Account, AccountChange } from '../../../contract/accounts/schema';
import { formatAccountAccess } from '../../../contract/accounts/access';

const providerLabels: Record<string, string> = {
  password: 'Password',
  'google.com': 'Google',
  'facebook.com': 'Facebook',
};

/** 'Google, Password' */
export function formatProviders(providers: readonly string[]): string {
  return providers.map((provider) => providerLabels[provider] ?? provider).join(', ');
}

export type AccountAction = { kind: 'access' } | ConfirmedAction;

export type ConfirmedAction =
  | { kind: 'disable' }
  | { kind: 'enable' }
  | { kind: 'release' }
  | { kind: 'reset-factor' };

type Confirmation = { title: string; message: string; button: string; done: string };

export const getAccountName = ({ name, email }: Pick<Account, 'name' | 'email'>): string =>
  name ?? email ?? 'this account';

/** The texts of the dialog that confirms an action. */
export function getConfirmation(account: Account, action: ConfirmedAction): Confirmation {
  const { email } = account;
  const name = getAccountName(account);
  switch (action.kind) {
    case 'disable':
      return {
        title: `Disable ${name}?`,
        message:
          'Their dashboard closes within seconds on every device. You can enable them again with the same access.',
        button: 'Disable',
        done: `${name} is disabled.`,
      };
    case 'enable':
      return {
        title: `Enable ${name}?`,
        message: 'They can open the dashboard again.',
        button: 'Enable',
        done: `${name} is enabled.`,
      };
    case 'release':
      return {
        title: `Move the role of ${email ?? name} to a new account?`,
        message:
          'Use this if the person created a new account. The old account loses the role for good. The next account that signs in with this verified email gets it.',
        button: 'Move role',
        done: `${email ?? name} gets the role at the next sign-in.`,
      };
    case 'reset-factor':
      return {
        title: `Reset two-step verification of ${name}?`,
        message:
          'Use this if they lost their passkey or phone and their recovery codes. First make sure that the request is really from them. We sign them out everywhere. If their access requires a second step, they add a new one at the next sign-in.',
        button: 'Reset',
        done: `Two-step verification of ${name} was reset.`,
      };
  }
}

/** The current state, for someone whose change conflicts with a newer one. */
export function describeAccount(account: Account): string {
  const { disabled, binding } = account;
  const state = disabled ? 'disabled' : 'enabled';
  const pending = binding === 'unclaimed' ? ' It takes effect at the next sign-in.' : '';
  return `The access is now: ${formatAccountAccess(account) ?? 'none'}. The account is ${state}.${pending}`;
}

export function toAccountChange(account: Account, action: ConfirmedAction): AccountChange {
  const { disabled, version } = account;
  const role = account.role ?? 'observer';
  switch (action.kind) {
    case 'disable':
    case 'enable':
      return { role, disabled: action.kind === 'disable', version };
    case 'release':
      return { role, disabled, version, release: true };
    case 'reset-factor':
      return { role, disabled, version, resetSecondFactor: true };
  }
}
