import type { supplyWays } from '../../../contract/help-desk/form';
import { supplies, type SupplyId, paidBeyondWork } from '../../../contract/help-desk/constants';
import { grouped } from '../../../contract/shared/text/format-number';
import type { HelpDeskFacts } from '../../../contract/help-desk/schema';

type Supply = HelpDeskFacts['supplies'][number];

/** What a supply is called; its id when the catalogue has lost it. */
export function supplyName(id: string): string {
  return Object.hasOwn(supplies, id) ? supplies[id as SupplyId] : id;
}

/** An order in one line: '2 × Masks (box of 50), 1 × Hand gel (bottle), other: tape'. */
export function orderWords(ordered: readonly Supply[], other: string | null): string {
  const lines = ordered.map(({ id, quantity }) => `${quantity} × ${supplyName(id)}`);
  return [...lines, ...(other === null ? [] : [`other: ${other}`])].join(', ');
}

/** Hours as people write them: '1 hour', '37.5 hours'. */
export function hoursWords(hours: number): string {
  return `${grouped(hours)} ${hours === 1 ? 'hour' : 'hours'}`;
}

/** What is missing from a pay, or was paid too much: '8 hours missing'; nothing when it is right. */
export function payDifference(hours: { worked: number; paid: number }): string | null {
  const difference = paidBeyondWork(hours);
  if (difference === 0) return null;
  return `${hoursWords(Math.abs(difference))} ${difference < 0 ? 'missing' : 'too many'}`;
}

/** How supplies reach the caregiver, as the office reads it. */
export const wayWords: Record<keyof typeof supplyWays, string> = {
  pickup: 'Picks them up',
  mail: 'By mail',
};
