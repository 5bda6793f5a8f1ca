import type { HelpDeskType } from '../../../contract/help-desk/constants';

type RequestType = {
  /** In the URL: /help-desk?type=pay-stub */
  slug: string;
  label: string;
  hint: string;
};

/** The types of request as caregivers know them, in the order of the form. */
export const requestTypes: Readonly<Record<HelpDeskType, RequestType>> = {
  payStub: {
    slug: 'pay-stub',
    label: 'Pay stub',
    hint: 'The paper that shows your hours and your pay',
  },
  payroll: {
    slug: 'payroll',
    label: 'Payroll question',
    hint: 'Missing hours, a wrong rate, or a missing payment',
  },
  requestSupply: {
    slug: 'supplies',
    label: 'Supplies',
    hint: 'Gloves, masks, hand gel, and more',
  },
  requestPto: {
    slug: 'time-off',
    label: 'Time off (PTO)',
    hint: 'Vacation, sick leave, or a day off',
  },
  generalRequest: {
    slug: 'something-else',
    label: 'Something else',
    hint: 'A letter, a new address, a training date, or a problem at work',
  },
};

/** The type in a query such as '?type=pay-stub', or null. */
export function parseRequestType(search: string): HelpDeskType | null {
  const slug = new URLSearchParams(search).get('type');
  const types = Object.keys(requestTypes) as HelpDeskType[];
  return types.find((type) => requestTypes[type].slug === slug) ?? null;
}
