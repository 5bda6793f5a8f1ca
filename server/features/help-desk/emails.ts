import { replyFileLimits } from '../../../contract/help-desk/constants';
import type { Context } from '../context';
import type { OutboundEmail } from '../../services/email/email';
import { buildNotice, requestSubject } from '../../services/email/templates/region-email';
import { deriveFileToken, deriveStatusToken, getStatusPath } from './links';
import type { LoadedRecord } from './records/queries';

// Emails to caregivers repeat nothing from the form and say nothing about health or pay.

const decisionLeads = {
  approved: 'Your office approved your time-off request.',
  declined: 'Your office couldn’t approve your time-off request.',
  undecided:
    'Your office is looking at your time-off request again. The earlier decision no longer applies.',
} as const;

/** Announces the current decision, with the office's note. Has no link once the status page has expired. */
export function buildDecisionEmail(
  { config, regions, encryption }: Context,
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

export function buildFileEmail(
  { config, regions, encryption }: Context,
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
