import { maySee, screens, type Role, type Screen } from '../../../../contract/shared/roles';
import { plainPath } from '../../../site/routes';

type FoundScreen = { screen: Screen; isForbidden: boolean } | { screen: null };

export function findScreen(pathname: string, role: Role): FoundScreen {
  const path = plainPath(pathname);
  const screen = screens.find((candidate) => candidate.path === path);
  return screen ? { screen, isForbidden: !maySee(role, screen.id) } : { screen: null };
}
