import { screensOf, type Role } from '../../../../contract/shared/roles';

/** Roles as people read them. */
export const roleWords: Record<Role, string> = {
  owner: 'Owner',
  intake: 'Intake',
  observer: 'Observer',
  admin: 'Admin',
};

/** What a role opens, in a sentence. */
export function screensInWords(role: Role): string {
  const labels = screensOf(role).map(({ label }) => label);
  if (role === 'owner') return 'Sees every screen, gives roles and shuts accounts out.';
  return `Sees ${labels.join(', ')}.`;
}

const providerWords: Record<string, string> = {
  password: 'Password',
  'google.com': 'Google',
  'facebook.com': 'Facebook',
};

/** How somebody signs in: 'Google, Password'. */
export function signInWords(providers: readonly string[]): string {
  return providers.map((provider) => providerWords[provider] ?? provider).join(', ');
}
