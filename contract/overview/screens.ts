import { helpDeskScreens } from '../help-desk/screens';
import { siteScreens } from '../publishing/screens';
import { recordScreens } from '../shared/record-url';
import { canSee, type Access, type ScreenId } from '../shared/roles';

const { thread, application, job, post } = recordScreens;
const correspondence: readonly ScreenId[] = [thread, ...Object.values(helpDeskScreens)];

/** The list of failed deliveries contains what belongs to these screens. */
export const undeliveredScreens: readonly ScreenId[] = [...correspondence, ...siteScreens];

export function canSeeUndelivered(access: Access): boolean {
  return undeliveredScreens.some((screen) => canSee(access, screen));
}

export function canSeeActivity(access: Access): boolean {
  return [...correspondence, application, job, post].some((screen) => canSee(access, screen));
}
