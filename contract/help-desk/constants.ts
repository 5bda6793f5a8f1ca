/** Specification sections 4 and 9. */
export const helpDeskTypes = [
  'generalRequest',
  'payStub',
  'payroll',
  'requestSupply',
  'requestPto',
] as const;
export type HelpDeskType = (typeof helpDeskTypes)[number];

/** Requests that are approved or declined instead of marked as reviewed. */
export const needsDecision = (type: HelpDeskType): boolean => type === 'requestPto';

/** Requests that can be answered with a file. */
export const acceptsFile = (type: HelpDeskType): boolean => type === 'payStub';

export const decisions = ['approved', 'declined'] as const;
export type Decision = (typeof decisions)[number];

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
export const helpDeskEventTypes = [...publicEventTypes, 'assigned', 'file-opened'] as const;
export type HelpDeskEventType = (typeof helpDeskEventTypes)[number];

/** Event types that may have a message from the office. */
export const messageEventTypes = ['answered', 'approved', 'declined', 'undecided'] as const;

/** Filters of a queue. 'reviewed' includes decided requests. */
export const queueViews = ['all', 'waiting', 'reviewed', ...decisions] as const;
export type QueueView = (typeof queueViews)[number];

/** The file that the office attaches to a request. `days`: how long its link works. */
export const replyFileLimits = { days: 14, maxBytes: 5 * 1024 * 1024 } as const;

/** Days that the time-off calendar can show at once. */
export const maxCalendarDays = 366;

/** Days for which the private link to a request works. */
export const statusLinkDays = 90;

/** Shown next to the link: whether it was also sent by e-mail. */
export const emailedMessage = 'We’re also e-mailing it to you.';
export const notEmailedMessage = 'It was not sent by e-mail, so copy it and keep it safe.';

export const payHoursLabels = { hoursWorked: 'Hours worked', hoursPaid: 'Hours paid' } as const;

/** Hours paid but not worked, rounded to hundredths; negative if pay is missing. */
export function getPayDifference({ worked, paid }: { worked: number; paid: number }): number {
  return Math.round((paid - worked) * 100) / 100;
}

/** Supplies that caregivers can request, by id, in form order. */
export const supplies = {
  'gloves-small': 'Gloves, small (box of 100)',
  'gloves-medium': 'Gloves, medium (box of 100)',
  'gloves-large': 'Gloves, large (box of 100)',
  'gloves-extra-large': 'Gloves, extra large (box of 100)',
  masks: 'Masks (box of 50)',
  'hand-gel': 'Hand gel (bottle)',
  aprons: 'Aprons (pack of 20)',
  'shoe-covers': 'Shoe covers (pack of 50)',
  wipes: 'Cleaning wipes (pack)',
} as const;
export type SupplyId = keyof typeof supplies;
export const supplyIds = Object.keys(supplies) as SupplyId[];

/** Quantity of one supply per request. */
export const maxSupplyQuantity = 20;

/** The form field for a supply's quantity: 'quantity-masks'. */
export function getQuantityField(id: SupplyId): `quantity-${SupplyId}` {
  return `quantity-${id}`;
}
