import type { SiteLanguage } from '../../../../contract/shared/text/site-languages';
import type { HelpDeskStatus } from '../../../../contract/help-desk/status-schema';
import { regionFacts } from '../../../../contract/shared/region-facts';
import { defaultRegion } from '../../../../contract/shared/regions';

const { timeZone } = regionFacts[defaultRegion];

/** A UTC timestamp in the office's time zone: 'Friday, November 20, 2026'. */
export function formatDay(iso: string, language: SiteLanguage): string {
  return new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'full', timeZone }).format(
    new Date(iso),
  );
}

/** 'Friday, November 20, 2026 at 4:05 PM EST' */
export function formatDayAndTime(iso: string, language: SiteLanguage): string {
  const day = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(`${language}-US`, { ...day, ...time, timeZone }).format(
    new Date(iso),
  );
}

/** 'Dec 21 – 23, 2026', in no time zone: these are calendar days of the office. */
export function formatPeriod(
  { from, to }: NonNullable<HelpDeskStatus['period']>,
  language: SiteLanguage,
): string {
  return new Intl.DateTimeFormat(`${language}-US`, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).formatRange(new Date(from), new Date(to));
}
