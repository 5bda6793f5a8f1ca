import { buildCalendarFile } from '../../../contract/calls/calendar-file';
import { getTranslate } from '../../../contract/forms/spanish';
import { getRegionPath } from '../../../contract/shared/regions';
import { toLanguagePath, type SiteLanguage } from '../../../contract/shared/text/site-languages';
import type { Config } from '../../core/config/config';
import type { OutboundEmail } from '../../services/email/email';
import { buildNotice } from '../../services/email/templates/region-email';
import type { Region } from '../../services/site/region-records';
import { personTexts } from '../../services/texts/texts';

export type BookedCall = { at: string; eventId: string };

/** Of an email, with the office that it is from. */
export type Recipient = { region: Region; to: string; language: SiteLanguage };

type Text = { subject: string; lead: string };

/** The receipt of the form that booked a call, with a file for the calendar. */
export function buildCallReceipt(
  config: Config,
  recipient: Recipient,
  text: Text,
  { at, eventId: id, now }: BookedCall & { now: Date },
): OutboundEmail {
  const { company, phone } = recipient.region;
  const summary = getTranslate(recipient.language)(`Call from ${company}`);
  const content = buildCalendarFile({ id, at, summary, phone }, now);
  const attachments = [{ name: 'call.ics', type: 'text/calendar', content }];
  return { ...build(config, recipient, text), attachments };
}

/** @param promise when the office calls */
export function buildReminder(config: Config, recipient: Recipient, promise: string) {
  const { company, phone } = recipient.region;
  const { reminderSubject, reminder } = personTexts[recipient.language].bookedCall;
  const text = { subject: reminderSubject(company), lead: reminder(promise, phone) };
  return build(config, recipient, text);
}

/** To the earlier address of a call that was moved: anyone who knows a name and number can do that. */
export function buildMovedNotice(config: Config, recipient: Recipient) {
  const { company, phone } = recipient.region;
  const { movedSubject, moved } = personTexts[recipient.language].bookedCall;
  return build(config, recipient, { subject: movedSubject(company), lead: moved(phone) });
}

function build({ siteUrl }: Config, recipient: Recipient, text: Text): OutboundEmail {
  const { region, language } = recipient;
  const path = toLanguagePath(getRegionPath(region.id, '/contact'), language);
  const link = { label: personTexts[language].bookedCall.bookAgain, url: `${siteUrl}${path}` };
  return buildNotice({ ...recipient, ...text, details: [], link });
}
