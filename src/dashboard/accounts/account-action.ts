import type { Account, AccountChange } from '../../../contract/accounts/schema';
import { type Role, getScreens, roleLabels } from '../../../contract/shared/roles';

/** Completes 'Intake …': 'can open Dashboard, Users info' */
export function describeRole(role: Role): string {
  if (role === 'owner') return 'can open every screen, manages roles, and disables accounts';
  return `can open ${getScreens(role)
    .map(({ label }) => label)
    .join(', ')}`;
}

const providerLabels: Record<string, string> = {
  password: 'Password',
  'google.com': 'Google',
  'facebook.com': 'Facebook',
};

/** 'Google, Password' */
export function formatProviders(providers: readonly string[]): string {
  return providers.map((provider) => providerLabels[provider] ?? provider).join(', ');
}

export type AccountAction =
  | { kind: 'role'; role: Role }
  | { kind: 'disable' }
  | { kind: 'enable' }
  | { kind: 'release' }
  | { kind: 'reset-factor' };

type Confirmation = { title: string; message: string; button: string; done: string };

/** The texts of the dialog that confirms an action. */
export function getConfirmation(account: Account, action: AccountAction): Confirmation {
  const { email, role } = account;
  const name = account.name ?? email ?? 'this account';
  switch (action.kind) {
    case 'role': {
      const label = roleLabels[action.role];
      return {
        title: `Make ${name} ${label}?`,
        message: `${label} ${describeRole(action.role)}. ${role === null ? 'We’ll send them an invitation by email.' : `Current role: ${roleLabels[role]}.`}`,
        button: role === null ? 'Assign role' : 'Change role',
        done: `${name} is now ${label}.`,
      };
    }
    case 'disable':
      return {
        title: `Disable ${name}?`,
        message:
          'Their dashboard closes within seconds on every device. You can enable them again with the same role.',
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
          'Use this if they lost their passkey or phone and their recovery codes. First make sure that the request is really from them. We sign them out everywhere. If their role requires a second step, they add a new one at the next sign-in.',
        button: 'Reset',
        done: `Two-step verification of ${name} was reset.`,
      };
  }
}

/** The current state, for someone whose change conflicts with a newer one. */
export function describeAccount({ role, disabled, binding }: Account): string {
  const state = disabled ? 'disabled' : 'enabled';
  const pending = binding === 'unclaimed' ? ' It takes effect at the next sign-in.' : '';
  return `The role is now ${role === null ? 'none' : roleLabels[role]}, and the account is ${state}.${pending}`;
}

export function toAccountChange(account: Account, action: AccountAction): AccountChange {
  const { disabled, version } = account;
  const role = account.role ?? 'observer';
  switch (action.kind) {
    case 'role':
      return { role: action.role, disabled, version };
    case 'disable':
    case 'enable':
      return { role, disabled: action.kind === 'disable', version };
    case 'release':
      return { role, disabled, version, release: true };
    case 'reset-factor':
      return { role, disabled, version, resetSecondFactor: true };
  }
}
