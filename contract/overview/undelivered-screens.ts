import { helpDeskScreens } from '../help-desk/screens';
import { canSee, type Role, type ScreenId } from '../shared/roles';

/** The list of failed deliveries contains what belongs to these screens. */
export const undeliveredScreens: readonly ScreenId[] = [
  'form-messages',
  'jobs',
  'add-job',
  'add-blog',
  ...Object.values(helpDeskScreens),
];

export function canSeeUndelivered(role: Role): boolean {
  return undeliveredScreens.some((screen) => canSee(role, screen));
}
