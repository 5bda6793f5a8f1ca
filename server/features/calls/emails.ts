import { buildCalendarFile } from '../../../contract/calls/calendar-file';
import { formatCallPromise } from '../../../contract/calls/call-times';
import { getTranslate } from '../../../contract/forms/spanish';
import { toSiteLanguage, type ClientLanguage } from '../../../contract/shared/languages';
import { getRegionPath } from '../../../contract/shared/regions';
import { toLanguagePath } from '../../../contract/shared/text/site-languages';
import type { OutboundEmail } from '../../services/email/email';
import { buildNotice } from '../../services/email/templates/region-email';
import { getPersonTexts } from '../../services/texts/texts';
import type { Region } from '../../services/site/region-records';

export type CallEmail = {
  region: Region;
  /** Of the call. */
  at: string;
  language: ClientLanguage | null;
  siteUrl: string;
};

/** What the emails about a booked call have in common. */
export function describeCall({ region, at, language, siteUrl }: CallEmail) {
  const texts = getPersonTexts(language).bookedCall;
  const site = toSiteLanguage(language);
  const translate = getTranslate(site);
  const summary = translate(`Call from ${region.company}`);
  return {
    promise: translate(formatCallPromise(region.id, at, site)),
    link: {
      label: texts.bookAgain,
      url: `${siteUrl}${toLanguagePath(getRegionPath(region.id, '/contact'), site)}`,
    },
    attachments: [
      {
        name: texts.file,
        type: 'text/calendar',
        content: buildCalendarFile({ at, summary, phone: region.phone }),
      },
    ],
  };
}

/** Sent to an unverified address, so it must not repeat anything that was typed, not even a name. */
export function buildReminder(call: CallEmail & { to: string }): OutboundEmail {
  const { region, language, to } = call;
  const texts = getPersonTexts(language).bookedCall;
  const { promise, link } = describeCall(call);
  return buildNotice({
    region,
    to,
    language: toSiteLanguage(language),
    subject: texts.reminderSubject(region.company),
    lead: texts.reminder(promise, region.phone),
    details: [],
    link,
  });
}
