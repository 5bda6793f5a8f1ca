import { helpDeskTypes, type HelpDeskType } from './request-types';
import { maySee, type Role, type ScreenId } from '../shared/roles';

/** The screen of each queue: who sees it may work with its records. */
export const helpDeskScreens = {
  generalRequest: 'general-requests',
  payStub: 'pay-stub',
  payroll: 'pay-roll',
  requestSupply: 'supplies',
  requestPto: 'pto',
} as const satisfies Record<HelpDeskType, ScreenId>;

/** The queues of a role. */
export function queuesOf(role: Role): HelpDeskType[] {
  return helpDeskTypes.filter((type) => maySee(role, helpDeskScreens[type]));
}
