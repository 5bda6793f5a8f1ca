import { formatHours, formatSupply, getPayDifference } from '../../../contract/help-desk/constants';
import type { RequestData } from '../../../contract/help-desk/request-data-schema';

/** '2 × Masks (box of 50), 1 × Hand gel (bottle), other: tape' */
export function formatOrder(ordered: RequestData['supplies'], other: string | null): string {
  return [...ordered.map(formatSupply), ...(other === null ? [] : [`other: ${other}`])].join(', ');
}

/** '8 hours missing', '8 hours extra'; null if the pay is right. */
export function formatPayDifference(hours: { worked: number; paid: number }): string | null {
  const difference = getPayDifference(hours);
  if (difference === 0) return null;
  return `${formatHours(Math.abs(difference))} ${difference < 0 ? 'missing' : 'extra'}`;
}
