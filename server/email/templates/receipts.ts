import { statusLinkDays } from '../../../contract/help-desk/constants';
import type { Region } from '../../site/region-records';
import type { Mail } from '../email';
import { noticeMail } from './notice';

/**
 * Mails to an address that somebody has typed and nobody has checked: they say nothing that was typed, not even a name, so
 * that no stranger can send words of their own in our name.
 */
type ReceiptMail = { region: Region; to: string };

/** Tells an applicant that the application has come. */
export function applicationReceipt({
  region,
  to,
  jobTitle,
}: ReceiptMail & { jobTitle: string }): Mail {
  return {
    ...noticeMail({
      region,
      to,
      subject: `Your application to ${region.company}`,
      lead:
        `Thank you. We have received your application for: ${jobTitle}. ` +
        `Our office reads it and calls you. If you have a question, call ${region.phone}.`,
      facts: [],
      link: null,
    }),
    replyTo: { name: region.company, address: region.email },
  };
}

/** Tells a caregiver the reference of a request, and where to see what has become of it. */
export function helpDeskReceipt({
  region,
  to,
  reference,
  statusUrl,
}: ReceiptMail & { reference: string; statusUrl: string }): Mail {
  return {
    ...noticeMail({
      region,
      to,
      subject: `Your request ${reference}`,
      lead:
        'We have received your request. The link below shows what has become of it; it works for ' +
        `${statusLinkDays} days, without signing in. Please do not pass this mail on.`,
      facts: [['Reference', reference]],
      link: { words: 'See what has become of it', url: statusUrl },
    }),
    replyTo: { name: region.company, address: region.email },
  };
}
