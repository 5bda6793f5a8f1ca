import { helpDeskTypes, type HelpDeskType } from './constants';
import { canSee, type Role, type ScreenId } from '../shared/roles';

/** The screen of each queue. Who can open it can work on its requests. */
export const helpDeskScreens = {
  generalRequest: 'general-requests',
  payStub: 'pay-stub',
  payroll: 'pay-roll',
  requestSupply: 'supplies',
  requestPto: 'pto',
} as const satisfies Record<HelpDeskType, ScreenId>;

export function getQueues(role: Role): HelpDeskType[] {
  return helpDeskTypes.filter((type) => canSee(role, helpDeskScreens[type]));
}

export const helpDeskTypeByScreen: Partial<Record<ScreenId, HelpDeskType>> = Object.fromEntries(
  helpDeskTypes.map((type) => [helpDeskScreens[type], type]),
);
