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

export type ConfirmedAction = 'disable' | 'enable' | 'release' | 'reset-factor';
export type AccountAction = 'access' | ConfirmedAction;

export const getAccountName = ({ name, email }: Pick<Account, 'name' | 'email'>): string =>
  name ?? email ?? 'this account';

/** The texts of the dialog that confirms an action. */
export function getConfirmation(account: Account, action: ConfirmedAction) {
  const name = getAccountName(account);
  const email = account.email ?? name;
  return {
    disable: {
      title: `Disable ${name}?`,
      message:
        'Their dashboard closes within seconds on every device. You can enable them again with the same access.',
      button: 'Disable',
      done: `${name} is disabled.`,
    },
    enable: {
      title: `Enable ${name}?`,
      message: 'They can open the dashboard again.',
      button: 'Enable',
      done: `${name} is enabled.`,
    },
    release: {
      title: `Move the role of ${email} to a new account?`,
      message:
        'Use this if the person created a new account. The old account loses the role for good. The next account that signs in with this verified email gets it.',
      button: 'Move role',
      done: `${email} gets the role at the next sign-in.`,
    },
    'reset-factor': {
      title: `Reset two-step verification of ${name}?`,
      message:
        'Use this if they lost their passkey or phone and their recovery codes. First make sure that the request is really from them. We sign them out everywhere. If their access requires a second step, they add a new one at the next sign-in.',
      button: 'Reset',
      done: `Two-step verification of ${name} was reset.`,
    },
  }[action];
}

/** The current state, for someone whose change conflicts with a newer one. */
export function describeAccount(account: Account): string {
  const { disabled, binding } = account;
  const state = disabled ? 'disabled' : 'enabled';
  const pending = binding === 'unclaimed' ? ' It takes effect at the next sign-in.' : '';
  return `The access is now: ${formatAccountAccess(account) ?? 'none'}. The account is ${state}.${pending}`;
}

export function toAccountChange(account: Account, action: ConfirmedAction): AccountChange {
  return {
    role: account.role ?? 'observer',
    disabled: action === 'disable' || (action !== 'enable' && account.disabled),
    version: account.version,
    ...(action === 'release' && ({ release: true } as const)),
    ...(action === 'reset-factor' && ({ resetSecondFactor: true } as const)),
  };
}
