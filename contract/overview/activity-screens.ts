import { helpDeskScreens } from '../help-desk/screens';
import { recordScreens } from '../shared/record-url';
import { maySee, type Role, type ScreenId } from '../shared/roles';

const { thread, application, job, post } = recordScreens;

/** The screens of the records that the recent activity tells of. */
const screens: readonly ScreenId[] = [
  thread,
  application,
  job,
  post,
  ...Object.values(helpDeskScreens),
];

/** Whether a role is told what happened last: it is told of the records of its own screens. */
export function seesActivity(role: Role): boolean {
  return screens.some((screen) => maySee(role, screen));
}
