import type { HelpDeskType } from '../../../contract/help-desk/constants';

type RequestType = {
  /** In the URL: /help-desk?type=pay-stub */
  slug: string;
  name: string;
  /** What it is for, in a few words. */
  purpose: string;
};

/** The five kinds of request as caregivers know them, in the order of the form. */
export const requestTypes: Readonly<Record<HelpDeskType, RequestType>> = {
  payStub: {
    slug: 'pay-stub',
    name: 'Pay stub',
    purpose: 'A copy of the paper that shows your hours and your pay',
  },
  payroll: {
    slug: 'payroll',
    name: 'Payroll question',
    purpose: 'Hours missing, a wrong rate, a payment that did not come',
  },
  requestSupply: {
    slug: 'supplies',
    name: 'Supplies',
    purpose: 'Gloves, masks, hand gel and the like',
  },
  requestPto: {
    slug: 'time-off',
    name: 'Time off (PTO)',
    purpose: 'Vacation, sick leave, a day off',
  },
  generalRequest: {
    slug: 'something-else',
    name: 'Something else',
    purpose: 'A letter, a new address, a training date, a worry at work',
  },
};

/** The type a query asks for ('?type=pay-stub'), or null. */
export function typeIn(search: string): HelpDeskType | null {
  const slug = new URLSearchParams(search).get('type');
  const types = Object.keys(requestTypes) as HelpDeskType[];
  return types.find((type) => requestTypes[type].slug === slug) ?? null;
}
