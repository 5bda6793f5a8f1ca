import { buildCalendarFile } from '../../../contract/calls/calendar-file';
import type { FormRules } from '../../../contract/forms/rules';
import { getTranslate } from '../../../contract/forms/spanish';
import { replySubjects } from '../../../contract/inbox/reply-subjects';
import { toSiteLanguage } from '../../../contract/shared/languages';
import { getRegionPath } from '../../../contract/shared/regions';
import { toLanguagePath, type SiteLanguage } from '../../../contract/shared/text/site-languages';
import type { Tx } from '../../core/db/engine';
import { buildNotice } from '../../services/email/templates/region-email';
import type { Submission } from '../../services/forms/public-form';
import type { Person } from '../../services/forms/submitter';
import { queueJob } from '../../services/outbox/queries';
import { claimReceiptQuota } from '../../services/quotas/quotas';
import type { Region } from '../../services/site/region-records';
import { personTexts } from '../../services/texts/texts';
import { queueReminder } from '../calls/service';
import type { Context } from '../context';

type FormSubmission = Omit<Submission<FormRules>, 'answers' | 'file'>;

type Translate = (text: string) => string;

/** A form says which number was given, and a receipt doesn't. */
export const givenNumber = 'the number you gave';

type Reply = {
  /** 'We’ll call you …' in the language, without the number or address. */
  formatPromise: (office: Region, language: SiteLanguage, translate: Translate) => string;
  booked?: { at: string } | null;
};

/**
 * Queues the email to the address in a form, and the reminder of a booked call. The address is unverified, so they must not repeat anything
 * that was typed, not even a name.
 */
export async function queueReceipt(
  context: Context,
  tx: Tx,
  { id, now, address, possibleSpam, ...sent }: FormSubmission,
  { email: to, region: regionId }: Person,
  { formatPromise, booked = null }: Reply,
): Promise<void> {
  const { config, encryption, regions } = context;
  if (to === null || possibleSpam) return;
  if (!(await claimReceiptQuota(context, tx, { to, address, now }))) return;
  const region = regions[regionId];
  const { company, phone } = region;
  const language = toSiteLanguage(sent.language);
  const { formReceipt, bookedCall } = personTexts[language];
  const translate = getTranslate(language);
  const promise = formatPromise(region, language, translate);
  const path = toLanguagePath(getRegionPath(regionId, '/contact'), language);
  const link = booked && { label: bookedCall.bookAgain, url: `${config.siteUrl}${path}` };
  const build = (subject: string, lead: string) =>
    buildNotice({ region, to, language, subject, lead, details: [], link });
  const receipt = build(
    `${replySubjects[language].answer} ${company}`,
    formReceipt(promise, phone),
  );
  const event = booked && { at: booked.at, summary: translate(`Call from ${company}`), phone };
  const attachments = event
    ? [{ name: 'call.ics', type: 'text/calendar', content: buildCalendarFile(event) }]
    : [];
  const job = { type: 'form-receipt', subject: id, payload: { ...receipt, attachments } };
  await queueJob(tx, encryption, job, now.toISOString());
  if (booked === null) return;
  const email = build(bookedCall.reminderSubject(company), bookedCall.reminder(promise, phone));
  const reminder = { messageId: id, region: regionId, at: booked.at, email };
  await queueReminder(context, tx, reminder, { address, now });
}
