import { parseDays, parseTime, type Hours } from '../../contract/shared/office-hours/opening-hours';

/** Schema.org's opening hours; the content check rejects hours that cannot be parsed. */
export function toOpeningHours({ days, opens, closes }: Hours) {
  const [dayOfWeek, from, to] = [parseDays(days), parseTime(opens), parseTime(closes)];
  if (dayOfWeek === null || from === null || to === null) return [];
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: from, closes: to }];
}
