import type { HelpDeskType } from '../../../contract/help-desk-types';
import type { ScreenId } from '../../../contract/roles';

/** Which help-desk records each of the five queues shows. */
export const helpDeskTypeOf: Partial<Record<ScreenId, HelpDeskType>> = {
  'general-requests': 'generalRequest',
  'pay-stub': 'payStub',
  'pay-roll': 'payroll',
  supplies: 'requestSupply',
  pto: 'requestPto',
};
