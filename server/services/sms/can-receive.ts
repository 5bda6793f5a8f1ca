import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The US and its territories, in which phones are reached at US rates. */
const usCountries = ['US', 'AS', 'GU', 'MP', 'PR', 'VI'];
const services = new Set<NumberType>(['TOLL_FREE', 'PREMIUM_RATE', 'PERSONAL_NUMBER']);

/** Service codes (N11), carrier access and tests (700, 950, 958, 959), and premium information (976): nobody's exchange. */
const specialExchange = /^(?:.11|700|950|958|959|976)$/;

/** Area codes for services, toll-free and premium numbers, and the US government, and those kept for longer numbers. */
const reservedAreaCode = /^(?:.(.)\1|.9.|37.|456|5..|710|88.|96.|976)$/;

/**
 * True if ten digits can be the number of a person in the US, by the North American Numbering Plan (ATIS-0300051). Toll-free,
 * premium, and 5XX numbers belong to nobody; texts to Canada and the Caribbean cost international rates (docs/decisions/037).
 */
export function canReceiveTexts(digits: string): boolean {
  const [, areaCode = '', exchange = '', line = ''] =
    /^([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(digits) ?? [];
  if (areaCode === '' || specialExchange.test(exchange)) return false;
  const number = parsePhoneNumberFromString(`+1${digits}`);
  // The library lacks some US codes for years after they are in service, but has new codes of other countries early.
  const isUs =
    number?.country === undefined
      ? !reservedAreaCode.test(areaCode)
      : usCountries.includes(number.country) && !services.has(number.getType());
  if (!isUs) return false;
  // 555-0100 to 555-0199 are for fiction, such as our samples. No other 555 number rings at a person's.
  return exchange !== '555' || /^01\d\d$/.test(line);
}
