import { helpDeskTypes, queueScreens, type HelpDeskType, type QueueScreenId } from './constants';
import { canSee, type Access, type ScreenId } from '../shared/roles';

/** The screen of each queue. Who can open it can work on its requests. */
export const helpDeskScreens = Object.fromEntries(
  queueScreens.map(({ type, id }) => [type, id]),
) as Record<HelpDeskType, QueueScreenId>;

export const helpDeskTypeByScreen: Partial<Record<ScreenId, HelpDeskType>> = Object.fromEntries(
  queueScreens.map(({ type, id }) => [id, type]),
);

export function getQueues(access: Access): HelpDeskType[] {
  return helpDeskTypes.filter((type) => canSee(access, helpDeskScreens[type]));
}
