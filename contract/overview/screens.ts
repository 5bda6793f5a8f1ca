import { helpDeskScreens } from '../help-desk/screens';
import { siteScreens } from '../publishing/screens';
import { recordScreens } from '../shared/record-url';
import { canSee, type Role, type ScreenId } from '../shared/roles';

const { thread, application, job, post } = recordScreens;
const correspondence: readonly ScreenId[] = [thread, ...Object.values(helpDeskScreens)];

/** The list of failed deliveries contains what belongs to these screens. */
export const undeliveredScreens: readonly ScreenId[] = [...correspondence, ...siteScreens];

export function canSeeUndelivered(role: Role): boolean {
  return undeliveredScreens.some((screen) => canSee(role, screen));
}

export function canSeeActivity(role: Role): boolean {
  return [...correspondence, application, job, post].some((screen) => canSee(role, screen));
}
