/** The types of request with the screens of their queues, in sidebar order (specification sections 2, 4, and 9). */
export const queueScreens = [
  {
    type: 'generalRequest',
    id: 'general-requests',
    path: '/dashboard/general-request',
    label: 'All general requests',
  },
  { type: 'payStub', id: 'pay-stub', path: '/dashboard/pay-stub', label: 'Pay stub access' },
  { type: 'payroll', id: 'pay-roll', path: '/dashboard/pay-roll', label: 'Pay roll queries' },
  { type: 'requestSupply', id: 'supplies', path: '/dashboard/supplies', label: 'Request supplies' },
  { type: 'requestPto', id: 'pto', path: '/dashboard/all-pto', label: 'PTO requests' },
] as const;
export type HelpDeskType = (typeof queueScreens)[number]['type'];
export type QueueScreenId = (typeof queueScreens)[number]['id'];
export const helpDeskTypes = queueScreens.map(({ type }) => type);

type RequestType = {
  slug: string;
  label: string;
  hint: string;
  officeLabel: string;
};

export const requestTypes: Readonly<Record<HelpDeskType, RequestType>> = {
  payStub: {
    slug: 'pay-stub',
    label: 'Pay stub',
    hint: 'The paper that shows your hours and your pay',
    officeLabel: 'Pay stub request',
  },
  payroll: {
    slug: 'payroll',
    label: 'Payroll question',
    hint: 'Missing hours, a wrong rate, or a missing payment',
    officeLabel: 'Payroll question',
  },
  requestSupply: {
    slug: 'supplies',
    label: 'Supplies',
    hint: 'Gloves, masks, hand sanitizer, and more',
    officeLabel: 'Supply request',
  },
  requestPto: {
    slug: 'time-off',
    label: 'Time off (PTO)',
    hint: 'Vacation, sick leave, or a day off',
    officeLabel: 'Time-off request',
  },
  generalRequest: {
    slug: 'something-else',
    label: 'Something else',
    hint: 'A letter, a new address, a training date, or a problem at work',
    officeLabel: 'General request',
  },
};

export const needsDecision = (type: HelpDeskType): boolean => type === 'requestPto';

export const acceptsFile = (type: HelpDeskType): boolean => type === 'payStub';

export const decisions = ['approved', 'declined'] as const;
export type Decision = (typeof decisions)[number];

export type RequestState = Decision | 'reviewed' | 'waiting';

export const requestStateLabels: Record<RequestState, string> = {
  waiting: 'Waiting',
  reviewed: 'Reviewed',
  approved: 'Approved',
  declined: 'Declined',
};

export function getRequestState(request: {
  reviewed: boolean;
  decision: Decision | null;
}): RequestState {
  return request.decision ?? (request.reviewed ? 'reviewed' : 'waiting');
}

/** Event types shown on the status page, without the actor. */
export const publicEventTypes = [
  'received',
  'reviewed',
  'reopened',
  'answered',
  'approved',
  'declined',
  'undecided',
  'file-added',
  'file-removed',
] as const;
export const helpDeskEventTypes = [
  ...publicEventTypes,
  'assigned',
  'identified',
  'file-opened',
  'follow-up',
  'follow-up-done',
  'tagged',
  'untagged',
] as const;
export type HelpDeskEventType = (typeof helpDeskEventTypes)[number];

export const messageEventTypes = ['answered', 'approved', 'declined', 'undecided'] as const;

export const queueViews = ['all', 'waiting', 'reviewed', ...decisions] as const;
export type QueueView = (typeof queueViews)[number];

export const queueSorts = ['waiting', 'at', 'assignee', 'region', 'firstDay', 'followUp'] as const;
export type QueueSort = (typeof queueSorts)[number];

/** The file that the office attaches to a request. `days`: how long its link works. */
export const replyFileLimits = { days: 14, maxBytes: 5 * 1024 * 1024 } as const;

export const maxCalendarDays = 366;

export const statusLinkDays = 90;

export const emailedMessage = 'We’re also emailing it to you.';
export const notEmailedMessage = 'It was not sent by email, so copy it and keep it safe.';

/** Hours paid but not worked, rounded to hundredths; negative if pay is missing. */
export function getPayDifference({ worked, paid }: { worked: number; paid: number }): number {
  return Math.round((paid - worked) * 100) / 100;
}

export const supplies = {
  'gloves-small': 'Gloves, small (box of 100)',
  'gloves-medium': 'Gloves, medium (box of 100)',
  'gloves-large': 'Gloves, large (box of 100)',
  'gloves-extra-large': 'Gloves, extra large (box of 100)',
  masks: 'Masks (box of 50)',
  'hand-gel': 'Hand sanitizer (bottle)',
  aprons: 'Aprons (pack of 20)',
  'shoe-covers': 'Shoe covers (pack of 50)',
  wipes: 'Cleaning wipes (pack)',
} as const;
export type SupplyId = keyof typeof supplies;
export const supplyIds = Object.keys(supplies) as SupplyId[];

export function formatSupply({ id, quantity }: { id: SupplyId; quantity: number }): string {
  return `${quantity} × ${supplies[id]}`;
}

export const maxSupplyQuantity = 20;

export function getQuantityField(id: SupplyId): `quantity-${SupplyId}` {
  return `quantity-${id}`;
}
