import { usAreaCodes } from './us-area-codes';

const assigned = new Set(Object.values(usAreaCodes).flatMap((codes) => codes.split(' ')));

/** Service codes (N11), carrier access and tests (700, 950, 958, 959), and premium information (976): nobody's exchange. */
const specialExchange = /^(?:.11|700|950|958|959|976)$/;

/**
 * True if ten digits can be the number of a person in the US, by the North American Numbering Plan (ATIS-0300051). Toll-free,
 * premium, and 5XX numbers belong to nobody; texts to Canada and the Caribbean cost international rates (docs/decisions/037).
 */
export function canReceiveTexts(digits: string): boolean {
  const [, areaCode = '', exchange = '', line = ''] =
    /^([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(digits) ?? [];
  if (!assigned.has(areaCode) || specialExchange.test(exchange)) return false;
  // 555-0100 to 555-0199 are for fiction, such as our samples. No other 555 number rings at a person's.
  return exchange !== '555' || /^01\d\d$/.test(line);
}
