import { statusLinkDays } from '../../../../contract/help-desk/constants';
import type { Region } from '../../site/region-records';
import type { OutboundEmail } from '../email';
import { buildNotice, requestSubject } from './region-email';

/** Sent to an unverified address, so it must not repeat anything that was typed, not even a name. */
type Receipt = { region: Region; to: string };

export function buildApplicationReceipt({
  region,
  to,
  jobTitle,
}: Receipt & { jobTitle: string }): OutboundEmail {
  return buildNotice({
    region,
    to,
    subject: `Your application to ${region.company}`,
    lead:
      `Thank you. We received your application for: ${jobTitle}. ` +
      `Our office will review it and call you. Questions? Call ${region.phone}.`,
    details: [],
    link: null,
  });
}

export function buildHelpDeskReceipt({
  region,
  to,
  reference,
  statusUrl,
}: Receipt & { reference: string; statusUrl: string }): OutboundEmail {
  return buildNotice({
    region,
    to,
    subject: `${requestSubject} ${reference}`,
    lead:
      'We received your request. Use the link below to check its status. It works for ' +
      `${statusLinkDays} days without signing in. Please don’t forward this email.`,
    details: [['Reference', reference]],
    link: { label: 'Check status', url: statusUrl },
  });
}
