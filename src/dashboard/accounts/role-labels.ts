import { getScreens, type Role } from '../../../contract/shared/roles';

export const roleLabels: Record<Role, string> = {
  owner: 'Owner',
  intake: 'Intake',
  observer: 'Observer',
  admin: 'Admin',
};

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
