import { helpDeskScreens } from '../help-desk/screens';
import { recordScreens } from '../shared/record-url';
import { canSee, type Role, type ScreenId } from '../shared/roles';

const { thread, application, job, post } = recordScreens;
const screens: readonly ScreenId[] = [
  thread,
  application,
  job,
  post,
  ...Object.values(helpDeskScreens),
];

export function canSeeActivity(role: Role): boolean {
  return screens.some((screen) => canSee(role, screen));
}
