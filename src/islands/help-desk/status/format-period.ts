import { grouped } from '../../../../contract/shared/text/format-number';
import type { HelpDeskStatus } from '../../../../contract/forms/schema';

/** The days that were asked for, as people write them: 'Dec 21 – 23, 2026'. They are days of the office: no clock may move them. */
export function askedDays({ from, to }: NonNullable<HelpDeskStatus['asked']>): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    new Date(from),
    new Date(to),
  );
}

/** '1 hour', '37.5 hours' */
export function askedHours(hours: number): string {
  return `${grouped(hours)} ${hours === 1 ? 'hour' : 'hours'}`;
}
