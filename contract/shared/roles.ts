import { queueScreens } from '../help-desk/constants';

/** Specification section 6. Sidebar, screen guard, and server checks derive from this file. */
export const roles = ['owner', 'intake', 'observer', 'admin'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = {
  owner: 'Owner',
  intake: 'Intake',
  observer: 'Observer',
  admin: 'Admin',
};

/** In sidebar order, with the labels of specification section 2. */
export const screens = [
  { id: 'overview', path: '/dashboard', label: 'Dashboard' },
  {
    id: 'form-messages',
    path: '/dashboard/all-form-submission-message',
    label: 'All form submission messages',
  },
  { id: 'users', path: '/dashboard/user-data', label: 'Users info' },
  { id: 'add-employee', path: '/dashboard/add-employee', label: 'Add employee' },
  { id: 'add-blog', path: '/dashboard/blog/add-blog', label: 'Add a blog' },
  {
    id: 'email-signature',
    path: '/dashboard/email-signature',
    label: 'Generate email signature',
  },
  { id: 'add-job', path: '/dashboard/job-post', label: 'Add job post' },
  { id: 'jobs', path: '/dashboard/all-job-post', label: 'All job post' },
  ...queueScreens,
] as const;

export type Screen = (typeof screens)[number];
export type ScreenId = Screen['id'];

const screensById = Object.fromEntries(screens.map((screen) => [screen.id, screen])) as Record<
  ScreenId,
  Screen
>;

export const getScreen = (id: ScreenId): Screen => screensById[id];

const screenIdsByRole: Record<Role, readonly ScreenId[]> = {
  owner: screens.map((screen) => screen.id),
  intake: ['overview', 'form-messages', 'users', 'jobs'],
  observer: ['overview'],
  admin: ['overview', 'jobs'],
};

export function getScreens(role: Role): readonly Screen[] {
  return screens.filter((screen) => canSee(role, screen.id));
}

export function canSee(role: Role, screen: ScreenId): boolean {
  return screenIdsByRole[role].includes(screen);
}

export function canManageAccounts(role: Role): boolean {
  return role === 'owner';
}

export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text);
}
