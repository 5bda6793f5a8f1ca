import { maySee, screens, type Role, type Screen } from '../../../../contract/shared/roles';
import { plainPath } from '../../../site/routes';

export type ScreenFound = { screen: Screen } | { screen: Screen; refused: true } | { screen: null };

/** Which screen an address below /dashboard is, and whether the role may open it. */
export function screenOf(pathname: string, role: Role): ScreenFound {
  const path = plainPath(pathname);
  const screen = screens.find((candidate) => candidate.path === path);
  if (!screen) return { screen: null };
  return maySee(role, screen.id) ? { screen } : { screen, refused: true };
}
