import { queueScreens } from '../help-desk/constants';
import type { RegionId } from './regions';

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

/** The screens of a role, unless the owner grants or denies an account more (docs/decisions/047). */
export const screenIdsByRole: Record<Role, readonly ScreenId[]> = {
  owner: screens.map((screen) => screen.id),
  intake: ['overview', 'form-messages', 'users', 'jobs'],
  observer: ['overview'],
  admin: ['overview', 'jobs'],
};

/** The screens that an account may open, and the regions whose records it sees; null: all of them. */
export type Access = {
  role: Role;
  screens: readonly ScreenId[];
  regions: readonly RegionId[] | null;
};

/** The owner's settings of an account. */
export type AccountAccess = {
  role: Role;
  grantedScreens?: readonly ScreenId[];
  deniedScreens?: readonly ScreenId[];
  regions?: Access['regions'];
};

export function resolveAccess({
  role,
  grantedScreens = [],
  deniedScreens = [],
  regions = null,
}: AccountAccess): Access {
  // Nobody could give an owner's access back.
  if (canManageAccounts(role)) return { role, screens: screenIdsByRole[role], regions: null };
  const isOpen = (id: ScreenId) =>
    (screenIdsByRole[role].includes(id) || grantedScreens.includes(id)) &&
    !deniedScreens.includes(id);
  const ids = screens.map((screen) => screen.id);
  // Every account starts on the Dashboard.
  return { role, screens: ids.filter((id) => id === 'overview' || isOpen(id)), regions };
}

export function getScreens(access: Access): readonly Screen[] {
  return screens.filter((screen) => canSee(access, screen.id));
}

export function canSee({ screens: ids }: Access, screen: ScreenId): boolean {
  return ids.includes(screen);
}

/** A record without a region belongs to all. */
export function canSeeRegion({ regions }: Pick<Access, 'regions'>, region: string | null): boolean {
  return regions === null || !region || regions.some((one) => one === region);
}

/** Health data is on this screen. */
export const healthScreen = 'form-messages' satisfies ScreenId;
export const healthRoles = roles.filter((role) => screenIdsByRole[role].includes(healthScreen));

export function canManageAccounts(role: Role): boolean {
  return role === 'owner';
}

export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text);
}
