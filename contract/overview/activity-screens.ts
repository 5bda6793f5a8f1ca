import { helpDeskScreens } from '../help-desk/screens';
import { recordScreens } from '../shared/record-url';
import { maySee, type Role, type ScreenId } from '../shared/roles';

const { thread, application, job, post } = recordScreens;
const screens: readonly ScreenId[] = [
  thread,
  application,
  job,
  post,
  ...Object.values(helpDeskScreens),
];

/** Whether a role has any screen with recent activity. */
export function seesActivity(role: Role): boolean {
  return screens.some((screen) => maySee(role, screen));
}
