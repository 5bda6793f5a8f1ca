import type { Account } from './schema';
import { getRegionName } from '../shared/region-facts';
import {
  canManageAccounts,
  getScreen,
  getScreens,
  resolveAccess,
  roleLabels,
  type Access,
  type ScreenId,
} from '../shared/roles';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

const joinScreens = (ids: readonly ScreenId[]) => list.format(ids.map((id) => getScreen(id).label));

/** 'New York and Maryland'; 'all states' */
export function formatRegions(regions: Access['regions']): string {
  return regions === null ? 'all states' : list.format(regions.map(getRegionName));
}

/** 'Can open Dashboard and Pay roll queries, in New York only.' */
export function describeAccess(access: Access): string {
  if (canManageAccounts(access.role)) {
    return 'Can open every screen in all states, manages access, and disables accounts.';
  }
  const labels = list.format(getScreens(access).map(({ label }) => label));
  const where = access.regions === null ? '' : `, in ${formatRegions(access.regions)} only`;
  return `Can open ${labels}${where}.`;
}

/** 'Intake, plus Pay roll queries, without Users info, New York only' */
export function formatAccess(access: Access): string {
  const { role, screens, regions } = access;
  const own = resolveAccess({ role }).screens;
  const added = screens.filter((id) => !own.includes(id));
  const removed = own.filter((id) => !screens.includes(id));
  return [
    roleLabels[role],
    ...(added.length > 0 ? [`plus ${joinScreens(added)}`] : []),
    ...(removed.length > 0 ? [`without ${joinScreens(removed)}`] : []),
    ...(regions === null ? [] : [`${formatRegions(regions)} only`]),
  ].join(', ');
}

/** Null for an account without a role. */
export function formatAccountAccess({
  role,
  ...access
}: Pick<Account, 'role' | 'screens' | 'regions'>): string | null {
  return role === null ? null : formatAccess({ ...access, role });
}

type GrantableScreen = Exclude<ScreenId, 'overview'>;

/** The screens that an owner can grant or deny, in groups. */
export const screenGroups = {
  People: ['form-messages'],
  'Help desk': ['general-requests', 'pay-stub', 'pay-roll', 'supplies', 'pto'],
  Content: ['add-blog', 'add-job', 'jobs'],
  Team: ['users', 'add-employee', 'email-signature'],
} as const satisfies Record<string, readonly GrantableScreen[]>;

/** Jobs that people work in. Each is what an Observer can open, and more. */
export const accessPresets: Readonly<Record<string, readonly GrantableScreen[]>> = {
  HR: ['add-employee', 'add-job', 'jobs'],
  Writing: ['add-blog'],
  Payroll: ['pay-stub', 'pay-roll'],
  Supplies: ['supplies'],
};
