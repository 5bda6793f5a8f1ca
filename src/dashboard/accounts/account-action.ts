import type { Account, AccountChange } from '../../../contract/accounts/schema';
import type { Role } from '../../../contract/shared/roles';
import { roleWords, screensInWords } from './roles/role-labels';

/** What the owner wants of an account. */
export type Wish =
  | { kind: 'role'; role: Role }
  | { kind: 'disable' }
  | { kind: 'enable' }
  | { kind: 'release' };

type WishWords = {
  /** The dialog's title, a question. */
  title: string;
  /** What it means. */
  meaning: string;
  /** The button that does it. */
  button: string;
  /** What is said when it is done. */
  done: string;
};

/** The words of a wish, for the dialog that asks whether it is meant. */
export function wishWords({ name, email, role }: Account, wish: Wish): WishWords {
  const who = name ?? email ?? 'this account';
  switch (wish.kind) {
    case 'role': {
      const now = roleWords[wish.role];
      return {
        title: role === null ? `Give ${who} the role ${now}?` : `Make ${who} ${now}?`,
        meaning: `${screensInWords(wish.role)}${role === null ? '' : ` Until now: ${roleWords[role]}.`}`,
        button: role === null ? 'Give role' : 'Change role',
        done: `${who} is ${now} now.`,
      };
    }
    case 'disable':
      return {
        title: `Disable ${who}?`,
        meaning:
          'Their dashboard closes within seconds, wherever it is open. They can be enabled again, with the same role.',
        button: 'Disable',
        done: `${who} is disabled.`,
      };
    case 'enable':
      return {
        title: `Enable ${who}?`,
        meaning: 'They can open the dashboard again.',
        button: 'Enable',
        done: `${who} is enabled.`,
      };
    case 'release':
      return {
        title: `Release the role of ${email ?? who}?`,
        meaning:
          'The account that has the role loses it and cannot take it again. The next other account that signs in with this address, verified, takes it. Do this when somebody has made their account anew.',
        button: 'Release',
        done: `The role of ${email ?? who} waits for the next sign-in.`,
      };
  }
}

/** How an account is now, in a sentence. */
export function stateWords({ role, disabled, binding }: Account): string {
  const state = disabled ? 'disabled' : 'enabled';
  const waits = binding === 'open' ? ' It waits for the next sign-in.' : '';
  return `The role is now ${role === null ? 'none' : roleWords[role]}, and the account is ${state}.${waits}`;
}

/** What is sent for a wish. */
export function wishedChange(account: Account, wish: Wish): AccountChange {
  const { disabled, version } = account;
  const role = account.role ?? 'observer';
  switch (wish.kind) {
    case 'role':
      return { role: wish.role, disabled, version };
    case 'disable':
      return { role, disabled: true, version };
    case 'enable':
      return { role, disabled: false, version };
    case 'release':
      return { role, disabled, version, release: true };
  }
}
