import { replyFileLimits, statusLinkDays } from '../../../contract/help-desk/constants';
import { toSiteLanguage, type ClientLanguage } from '../../../contract/shared/languages';
import type { ServiceContext } from '../../services/context';
import type { OutboundEmail } from '../../services/email/email';
import { buildOfficeNotice, type Office } from '../../services/email/templates/office-notice';
import { buildNotice } from '../../services/email/templates/region-email';
import { formatSafeName } from '../../services/email/templates/safe-name';
import type { Region } from '../../services/site/region-records';
import { getPersonTexts, personTexts } from '../../services/texts/texts';
import { deriveFileToken, deriveStatusToken, getStatusPath } from './links';
import type { LoadedRecord } from './records/queries';

// Messages to caregivers repeat nothing from the form and say nothing about health or pay.

/** How the subjects of emails about a request begin. */
export const requestSubjects = Object.values(personTexts).map(({ helpDesk }) => helpDesk.subject);

export function formatSubject(language: ClientLanguage | null, reference: string): string {
  return `${getPersonTexts(language).helpDesk.subject} ${reference}`;
}

/** Announces the current decision, with the office's note. Has no link once the status page has expired. */
export function buildDecisionEmail(
  { config, regions, encryption }: ServiceContext,
  record: LoadedRecord,
  { to, at, note }: { to: string; at: string; note: string | undefined },
): OutboundEmail {
  const { language, reference } = record;
  const region = regions[record.region];
  const { helpDesk: texts } = getPersonTexts(language);
  const token = deriveStatusToken(encryption, record.id);
  const url = `${config.siteUrl}${getStatusPath(token, toSiteLanguage(language))}`;
  return buildNotice({
    region,
    to,
    language: toSiteLanguage(language),
    subject: formatSubject(language, reference),
    lead: `${texts.decision[record.decision ?? 'undecided']} ${texts.questions(region.phone)}`,
    note,
    details: [[texts.reference, reference]],
    link: record.expiresAt > at ? { label: texts.viewRequest, url } : null,
  });
}

/** The same as a text, which begins with the company. */
export function buildDecisionText(
  { regions }: ServiceContext,
  { region, language, decision, reference }: LoadedRecord,
  note: string,
): string {
  const { helpDesk: texts } = getPersonTexts(language);
  const lead = texts.decision[decision ?? 'undecided'];
  const text = `${lead} ${texts.reference}: ${reference}. ${texts.questions(regions[region].phone)}`;
  return note === '' ? text : `${text}\n\n${note}`;
}

export function buildFileEmail(
  { config, regions, encryption }: ServiceContext,
  { region: regionId, language, reference }: LoadedRecord,
  { to, fileId }: { to: string; fileId: string },
): OutboundEmail {
  const region = regions[regionId];
  const { helpDesk: texts } = getPersonTexts(language);
  const path = getStatusPath(deriveFileToken(encryption, fileId), toSiteLanguage(language));
  return buildNotice({
    region,
    to,
    language: toSiteLanguage(language),
    subject: formatSubject(language, reference),
    lead: texts.file(replyFileLimits.days, region.phone),
    details: [[texts.reference, reference]],
    link: { label: texts.openFile, url: `${config.siteUrl}${path}` },
  });
}

/** Sent to an unverified address, so it must not repeat anything that was typed, not even a name. */
export function buildHelpDeskReceipt({
  region,
  language,
  to,
  reference,
  statusUrl,
}: {
  region: Region;
  language: ClientLanguage | null;
  to: string;
  reference: string;
  statusUrl: string;
}): OutboundEmail {
  const { helpDesk: texts } = getPersonTexts(language);
  return buildNotice({
    region,
    to,
    language: toSiteLanguage(language),
    subject: formatSubject(language, reference),
    lead: texts.receipt(statusLinkDays),
    details: [[texts.reference, reference]],
    link: { label: texts.checkStatus, url: statusUrl },
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
