import type { FormRules } from '../../../contract/forms/rules';
import { getTranslate } from '../../../contract/forms/spanish';
import { replySubjects } from '../../../contract/inbox/reply-subjects';
import { toSiteLanguage } from '../../../contract/shared/languages';
import {
  formatNextOfficeDay,
  formatReplyPromise,
} from '../../../contract/shared/office-hours/reply-promise';
import type { OfficeCalendar } from '../../../contract/shared/office-hours/office-time';
import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import type { Tx } from '../../core/db/engine';
import { buildNotice } from '../../services/email/templates/region-email';
import type { Submission } from '../../services/forms/public-form';
import type { Person } from '../../services/forms/submitter';
import { queueJob } from '../../services/outbox/queries';
import { claimReceiptQuota } from '../../services/quotas/quotas';
import { personTexts } from '../../services/texts/texts';
import { describeCall, queueReminder } from '../calls/service';
import type { Context } from '../context';

type ReplyBy =
  | 'email'
  | 'call'
  /** At the time of the day that the person chose. */
  | 'call-at-chosen-time';

type Reply = {
  person: Person;
  by: ReplyBy;
  booked: { threadId: string; at: string } | null;
};

/** Queues the email to the address in a form, and the reminder of a booked call. */
export async function queueReceipt(
  context: Context,
  tx: Tx,
  submission: Pick<Submission<FormRules>, 'id' | 'now' | 'address' | 'possibleSpam' | 'language'>,
  { person, by, booked }: Reply,
): Promise<void> {
  const { config, encryption, regions } = context;
  const { id, now, address, possibleSpam, language } = submission;
  const { email: to } = person;
  if (to === null || possibleSpam) return;
  if (!(await claimReceiptQuota(context, tx, { to, address, now }))) return;
  const region = regions[person.region];
  const site = toSiteLanguage(language);
  const call = booked && { ...booked, region, language, siteUrl: config.siteUrl };
  const { promise, link, attachments } = call
    ? describeCall(call)
    : { promise: formatPromise(region, now, by, site), link: null, attachments: [] };
  // To an unverified address, so it must not repeat anything that was typed, not even a name.
  const email = buildNotice({
    region,
    to,
    language: site,
    subject: `${replySubjects[site].answer} ${region.company}`,
    lead: personTexts[site].formReceipt.lead(promise, region.phone),
    details: [],
    link,
  });
  const job = { type: 'form-receipt', subject: id, payload: { ...email, attachments } };
  await queueJob(tx, encryption, job, now.toISOString());
  if (call) await queueReminder(context, tx, { ...call, id, to }, { address, now });
}

/** The promise on the page, without the number or address. */
function formatPromise(office: OfficeCalendar, now: Date, by: ReplyBy, language: SiteLanguage) {
  const { yourNumber, thisAddress, chosenTime } = personTexts[language].formReceipt;
  const translate = getTranslate(language);
  const action = by === 'email' ? `email you at ${thisAddress}` : `call you at ${yourNumber}`;
  return translate(
    by === 'call-at-chosen-time'
      ? `We’ll ${action} by ${formatNextOfficeDay(office, now, language)}, ${chosenTime}.`
      : formatReplyPromise(office, now, action, language),
  );
}
