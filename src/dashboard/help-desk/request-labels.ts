import type { supplyDeliveryMethods } from '../../../contract/help-desk/form';
import { supplies, type SupplyId, getPayDifference } from '../../../contract/help-desk/constants';
import { formatNumber } from '../../../contract/shared/text/format-number';
import type { RequestData } from '../../../contract/help-desk/schema';

type Supply = RequestData['supplies'][number];

/** The name of a supply, or its id if it is no longer in the catalog. */
export function getSupplyName(id: string): string {
  return Object.hasOwn(supplies, id) ? supplies[id as SupplyId] : id;
}

/** '2 × Masks (box of 50), 1 × Hand gel (bottle), other: tape' */
export function formatOrder(ordered: readonly Supply[], other: string | null): string {
  const lines = ordered.map(({ id, quantity }) => `${quantity} × ${getSupplyName(id)}`);
  return [...lines, ...(other === null ? [] : [`other: ${other}`])].join(', ');
}

/** '1 hour', '37.5 hours' */
export function formatHours(hours: number): string {
  return `${formatNumber(hours)} ${hours === 1 ? 'hour' : 'hours'}`;
}

/** '8 hours missing', '8 hours extra'; null if the pay is right. */
export function formatPayDifference(hours: { worked: number; paid: number }): string | null {
  const difference = getPayDifference(hours);
  if (difference === 0) return null;
  return `${formatHours(Math.abs(difference))} ${difference < 0 ? 'missing' : 'extra'}`;
}

export const supplyDeliveryLabels: Record<keyof typeof supplyDeliveryMethods, string> = {
  pickup: 'Pickup',
  mail: 'Mail',
};
