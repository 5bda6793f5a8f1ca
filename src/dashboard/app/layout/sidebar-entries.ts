import { screensOf, type Role, type ScreenId } from '../../../../contract/shared/roles';
import type { HelpDeskCounts } from '../../../../contract/help-desk/queue-schema';
import { routes } from '../../../site/routes';
import { helpDeskTypeOf } from '../../components/screen/help-desk-screens';

export type SidebarEntry = {
  id: ScreenId | 'home';
  path: string;
  label: string;
  badge: number;
  /** What the badge counts, for screen readers. */
  badgeOf: string;
};

export type SidebarCounts = {
  newMessages: number;
  /** None until they are known. */
  queues: HelpDeskCounts['queues'];
  newApplications: number;
};

/** The sidebar of a role (specification section 6): Home, then the role's screens in the contract's order, with their badges. */
export function sidebarEntries(role: Role, counts: SidebarCounts): SidebarEntry[] {
  const home: SidebarEntry = {
    id: 'home',
    path: routes.home,
    label: 'Home',
    badge: 0,
    badgeOf: '',
  };
  return [
    home,
    ...screensOf(role).map(({ id, path, label }) => ({ id, path, label, ...badge(id, counts) })),
  ];
}

function badge(id: ScreenId, { newMessages, queues, newApplications }: SidebarCounts) {
  if (id === 'form-messages') return { badge: newMessages, badgeOf: 'new messages' };
  if (id === 'jobs') return { badge: newApplications, badgeOf: 'new applications' };
  const queue = queues.find(({ type }) => type === helpDeskTypeOf[id]);
  return { badge: queue?.waiting ?? 0, badgeOf: 'not reviewed' };
}
