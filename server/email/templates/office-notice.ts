import { callTimes } from '../../../contract/forms/eligibility/form';
import { formatPhone } from '../../../contract/shared/phone';
import { getRecordUrl } from '../../../contract/shared/record-url';
import type { Config } from '../../config';
import type { Region } from '../../site/region-records';
import type { OutboundEmail } from '../email';
import { buildNotice } from './region-email';
import { formatSafeName } from './safe-name';

/** `to` replaces the region's own mailbox if it is not null. */
type Office = { region: Region; siteUrl: string; to: string | null };

type Person = { firstName: string; lastName: string; contact: string };

type OfficeNotice = {
  title: string;
  lead: string;
  facts: [string, string][];
  linkLabel: string;
  path: string;
};

export function toOffice(region: Region, { siteUrl, mail }: Config): Office {
  return { region, siteUrl, to: mail.officeTo };
}

export function buildEligibilityNotice(
  office: Office,
  check: Person & { threadId: string; time: string; hasCard: boolean },
): OutboundEmail {
  // The API accepts any text as the call time; the e-mail repeats only the form's own choices.
  const time = callTimes.find((choice) => choice === check.time) ?? 'See the thread';
  return buildOfficeNotice(office, {
    title: 'New eligibility check',
    lead: 'Someone asked if they are eligible for home care.',
    facts: [
      ...personFacts(check),
      ['Preferred call time', time],
      ['Benefit card', check.hasCard ? 'Attached. Open the thread to see it.' : 'None'],
    ],
    linkLabel: 'Open and reply',
    path: threadPath(check.threadId),
  });
}

export function buildContactNotice(
  office: Office,
  message: Person & { threadId: string; answerBy: string },
): OutboundEmail {
  return buildOfficeNotice(office, {
    title: 'New message',
    lead: 'Someone wrote to the office.',
    facts: [...personFacts(message), ['Preferred reply', message.answerBy]],
    linkLabel: 'Open and reply',
    path: threadPath(message.threadId),
  });
}

export function buildEnrollmentNotice(
  office: Office,
  person: Person & { threadId: string },
): OutboundEmail {
  return buildOfficeNotice(office, {
    title: 'New course request',
    lead: 'Someone asked for a place in a home health aide course.',
    facts: personFacts(person),
    linkLabel: 'Open and reply',
    path: threadPath(person.threadId),
  });
}

export function buildApplicationNotice(
  office: Office,
  application: Person & { id: string; jobTitle: string; hasResume: boolean },
): OutboundEmail {
  return buildOfficeNotice(office, {
    title: 'New job application',
    lead: `Someone applied for: ${application.jobTitle}.`,
    facts: [...personFacts(application), ['Résumé', application.hasResume ? 'Attached' : 'None']],
    linkLabel: 'Open application',
    path: getRecordUrl({ kind: 'application', screen: 'jobs', id: application.id }),
  });
}

export function buildHelpDeskNotice(
  office: Office,
  request: { firstName: string; lastName: string; type: string; reference: string; path: string },
): OutboundEmail {
  return buildOfficeNotice(office, {
    title: 'New help-desk request',
    lead: 'A caregiver sent a request.',
    facts: [
      ['Type', request.type],
      ['Name', formatSafeName(request.firstName, request.lastName)],
      ['Reference', request.reference],
    ],
    linkLabel: 'Open request',
    path: request.path,
  });
}

/** Notices never contain a date of birth, a Medicaid number, a file, or a visitor's message. Those stay behind sign-in. */
function buildOfficeNotice({ region, siteUrl, to }: Office, notice: OfficeNotice): OutboundEmail {
  return buildNotice({
    region,
    to: to ?? region.email,
    subject: `${notice.title} (${region.place})`,
    lead: notice.lead,
    facts: notice.facts,
    link: { label: notice.linkLabel, url: `${siteUrl}${notice.path}` },
  });
}

function personFacts({ firstName, lastName, contact }: Person): [string, string][] {
  return [
    ['Name', formatSafeName(firstName, lastName)],
    ['Phone', formatPhone(contact)],
  ];
}

function threadPath(threadId: string): string {
  return getRecordUrl({ kind: 'thread', screen: 'form-messages', id: threadId });
}
