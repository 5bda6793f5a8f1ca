import { canSee, screens, type Role, type Screen } from '../../../../contract/shared/roles';
import { normalizePath } from '../../../site/routes';

type FoundScreen = { screen: Screen; isForbidden: boolean } | { screen: null };

export function findScreen(pathname: string, role: Role): FoundScreen {
  const path = normalizePath(pathname);
  const screen = screens.find((candidate) => candidate.path === path);
  return screen ? { screen, isForbidden: !canSee(role, screen.id) } : { screen: null };
}
