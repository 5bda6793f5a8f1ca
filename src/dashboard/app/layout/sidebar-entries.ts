import type { HelpDeskCounts } from '../../../../contract/help-desk/queue-schema';
import { helpDeskTypeByScreen } from '../../../../contract/help-desk/screens';
import { getScreens, type Role, type ScreenId } from '../../../../contract/shared/roles';
import { routes } from '../../../site/routes';

export type SidebarEntry = {
  id: ScreenId | 'home';
  path: string;
  label: string;
  badge: number;
  badgeLabel: string;
};

type SidebarCounts = {
  newMessages: number;
  queues: HelpDeskCounts['queues'];
  newApplications: number;
};

/** The sidebar of a role (specification section 6): Home, then the role's screens. */
export function getSidebarEntries(role: Role, counts: SidebarCounts): SidebarEntry[] {
  return [
    { id: 'home', path: routes.home, label: 'Home', badge: 0, badgeLabel: '' },
    ...getScreens(role).map(({ id, path, label }) => ({
      id,
      path,
      label,
      ...getBadge(id, counts),
    })),
  ];
}

function getBadge(id: ScreenId, { newMessages, queues, newApplications }: SidebarCounts) {
  if (id === 'form-messages') {
    return { badge: newMessages, badgeLabel: newMessages === 1 ? 'new message' : 'new messages' };
  }
  if (id === 'jobs') {
    const badgeLabel = newApplications === 1 ? 'new application' : 'new applications';
    return { badge: newApplications, badgeLabel };
  }
  const queue = queues.find(({ type }) => type === helpDeskTypeByScreen[id]);
  return { badge: queue?.waiting ?? 0, badgeLabel: 'not reviewed' };
}
