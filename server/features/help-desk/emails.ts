import { replyFileLimits, statusLinkDays } from '../../../contract/help-desk/constants';
import type { ServiceContext } from '../../services/context';
import type { OutboundEmail } from '../../services/email/email';
import { buildOfficeNotice, type Office } from '../../services/email/templates/office-notice';
import { buildNotice, requestSubject } from '../../services/email/templates/region-email';
import { formatSafeName } from '../../services/email/templates/safe-name';
import type { Region } from '../../services/site/region-records';
import { deriveFileToken, deriveStatusToken, getStatusPath } from './links';
import type { LoadedRecord } from './records/queries';

// Messages to caregivers repeat nothing from the form and say nothing about health or pay.

const decisionLeads = {
  approved: 'Your office approved your time-off request.',
  declined: 'Your office couldn’t approve your time-off request.',
  undecided:
    'Your office is looking at your time-off request again. The earlier decision no longer applies.',
} as const;

/** Announces the current decision, with the office's note. Has no link once the status page has expired. */
export function buildDecisionEmail(
  { config, regions, encryption }: ServiceContext,
  record: LoadedRecord,
  { to, at, note }: { to: string; at: string; note: string | undefined },
): OutboundEmail {
  const region = regions[record.region];
  const url = `${config.siteUrl}${getStatusPath(deriveStatusToken(encryption, record.id))}`;
  return buildNotice({
    region,
    to,
    subject: `${requestSubject} ${record.reference}`,
    lead: `${decisionLeads[record.decision ?? 'undecided']} Questions? Call ${region.phone}.`,
    note,
    details: [['Reference', record.reference]],
    link: record.expiresAt > at ? { label: 'View request', url } : null,
  });
}

/** The same as a text, which begins with the company. */
export function buildDecisionText(
  { regions }: ServiceContext,
  { region, decision, reference }: LoadedRecord,
  note: string,
): string {
  const lead = decisionLeads[decision ?? 'undecided'];
  const text = `${lead} Reference: ${reference}. Questions? Call ${regions[region].phone}.`;
  return note === '' ? text : `${text}\n\n${note}`;
}

export function buildFileEmail(
  { config, regions, encryption }: ServiceContext,
  { region: regionId, reference }: LoadedRecord,
  { to, fileId }: { to: string; fileId: string },
): OutboundEmail {
  const region = regions[regionId];
  return buildNotice({
    region,
    to,
    subject: `${requestSubject} ${reference}`,
    lead:
      'Your office added a file to your request. Use the link below to open it. It works for ' +
      `${String(replyFileLimits.days)} days without signing in. Please don’t forward this email. ` +
      `If you didn’t ask for it, call ${region.phone}.`,
    details: [['Reference', reference]],
    link: {
      label: 'Open file',
      url: `${config.siteUrl}${getStatusPath(deriveFileToken(encryption, fileId))}`,
    },
  });
}

/** Sent to an unverified address, so it must not repeat anything that was typed, not even a name. */
export function buildHelpDeskReceipt({
  region,
  to,
  reference,
  statusUrl,
}: {
  region: Region;
  to: string;
  reference: string;
  statusUrl: string;
}): OutboundEmail {
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

export function buildHelpDeskNotice(
  office: Office,
  request: { firstName: string; lastName: string; type: string; reference: string; path: string },
): OutboundEmail {
  return buildOfficeNotice(office, {
    title: 'New help-desk request',
    lead: 'A caregiver sent a request.',
    details: [
      ['Type', request.type],
      ['Name', formatSafeName(request.firstName, request.lastName)],
      ['Reference', request.reference],
    ],
    linkLabel: 'Open request',
    path: request.path,
  });
}
