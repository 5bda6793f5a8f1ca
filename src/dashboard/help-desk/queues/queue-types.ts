import type { HelpDeskType } from '../../../../contract/help-desk/constants';
import { generalRequest } from './general-request';
import { payStub } from './pay-stub';
import { payroll } from './payroll';
import type { QueueKind } from './queue-type';
import { requestSupply } from './supplies';
import { requestPto } from './time-off';

/** What each queue has of its own. */
export const queueKinds: Readonly<Record<HelpDeskType, QueueKind>> = {
  generalRequest,
  payStub,
  payroll,
  requestSupply,
  requestPto,
};
