/**
 * Who may see what (specification section 6, product.md "Roles"). Sidebar, screen guard and server checks derive from this table.
 */
export const roles = ['owner', 'intake', 'observer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The thirteen dashboard screens in sidebar order, with the specification's labels (section 2). */
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
  { id: 'general-requests', path: '/dashboard/general-request', label: 'All general requests' },
  { id: 'pay-stub', path: '/dashboard/pay-stub', label: 'Pay stub access' },
  { id: 'pay-roll', path: '/dashboard/pay-roll', label: 'Pay roll queries' },
  { id: 'supplies', path: '/dashboard/supplies', label: 'Request supplies' },
  { id: 'pto', path: '/dashboard/all-pto', label: 'PTO requests' },
] as const;

export type Screen = (typeof screens)[number];
export type ScreenId = Screen['id'];

const screensById = Object.fromEntries(screens.map((screen) => [screen.id, screen])) as Record<
  ScreenId,
  Screen
>;

export const screenById = (id: ScreenId): Screen => screensById[id];

const screenIdsOf: Record<Role, readonly ScreenId[]> = {
  owner: screens.map((screen) => screen.id),
  intake: ['overview', 'form-messages', 'users', 'jobs'],
  observer: ['overview'],
  admin: ['overview', 'jobs'],
};

/** The screens of a role, in sidebar order. */
export function screensOf(role: Role): readonly Screen[] {
  return screens.filter((screen) => maySee(role, screen.id));
}

/** Whether a role may open a screen and make its API calls. */
export function maySee(role: Role, screen: ScreenId): boolean {
  return screenIdsOf[role].includes(screen);
}

/** Whether a role may give roles and disable accounts (product.md "Users info"). */
export function mayManageAccounts(role: Role): boolean {
  return role === 'owner';
}

/** Narrows unknown text (an environment variable, a database row) to a role. */
export function isRole(text: string): text is Role {
  return (roles as readonly string[]).includes(text);
}
