import { callTimes } from '../../../../contract/forms/eligibility/form';
import { formatPhone } from '../../../../contract/shared/phone';
import { getRecordUrl } from '../../../../contract/shared/record-url';
import type { Config } from '../../../core/config/config';
import type { Region } from '../../site/region-records';
import type { OutboundEmail } from '../email';
import { buildNotice } from './region-email';
import { formatSafeName } from './safe-name';

/** `to` replaces the region's own mailbox if it is not null; `possibleSpam` marks the notice. */
export type Office = {
  region: Region;
  siteUrl: string;
  to: string | null;
  possibleSpam?: boolean;
};

type Person = { firstName: string; lastName: string; contact: string };

type Details = [label: string, value: string][];

export function toOffice(region: Region, { siteUrl, mail }: Config, possibleSpam: boolean): Office {
  return { region, siteUrl, to: mail.officeTo, possibleSpam };
}

export function buildEligibilityNotice(
  office: Office,
  check: Person & { threadId: string; time: string; hasCard: boolean; hasCaller: boolean },
): OutboundEmail {
  // The API accepts any text as the call time; the email repeats only the form's own choices.
  const time = callTimes.find((choice) => choice === check.time) ?? 'Open the thread to see it.';
  return buildThreadNotice(office, check, {
    title: 'New eligibility check',
    lead: 'Someone asked whether they qualify for home care.',
    details: [
      // The caller is a different person, so staff must not ask for the name above.
      ...(check.hasCaller ? [callerDetail] : []),
      ['Preferred call time', time],
      ['Benefit card', check.hasCard ? 'Attached. Open the thread to see it.' : 'None'],
    ],
  });
}

export function buildContactNotice(
  office: Office,
  message: Person & { threadId: string; answerBy: string },
): OutboundEmail {
  return buildThreadNotice(office, message, {
    title: 'New message',
    lead: 'Someone wrote to the office.',
    details: [['Preferred reply', message.answerBy]],
  });
}

export function buildEnrollmentNotice(
  office: Office,
  person: Person & { threadId: string },
): OutboundEmail {
  return buildThreadNotice(office, person, {
    title: 'New class request',
    lead: 'Someone requested a spot in a home health aide class.',
    details: [],
  });
}

export function buildApplicationNotice(
  office: Office,
  application: Person & { id: string; jobTitle: string; hasResume: boolean },
): OutboundEmail {
  return buildOfficeNotice(office, {
    title: 'New job application',
    lead: `Someone applied for: ${application.jobTitle}.`,
    details: [
      ...getPersonDetails(application),
      ['Résumé', application.hasResume ? 'Attached' : 'None'],
    ],
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
    details: [
      ['Type', request.type],
      ['Name', formatSafeName(request.firstName, request.lastName)],
      ['Reference', request.reference],
    ],
    linkLabel: 'Open request',
    path: request.path,
  });
}

function buildThreadNotice(
  office: Office,
  person: Person & { threadId: string },
  { details, ...notice }: { title: string; lead: string; details: Details },
): OutboundEmail {
  return buildOfficeNotice(office, {
    ...notice,
    details: [...getPersonDetails(person), ...details],
    linkLabel: 'Open and reply',
    path: getRecordUrl({ kind: 'thread', screen: 'form-messages', id: person.threadId }),
  });
}

const callerDetail: Details[number] = [
  'Asked by',
  'Someone else. Open the thread to see who will answer the phone.',
];

const possibleSpamDetail: Details[number] = [
  'Possible spam',
  'It may have been sent by a program, or filled in by a browser.',
];

/** Notices never contain a date of birth, a Medicaid number, a file, or a visitor's message. Those stay behind sign-in. */
function buildOfficeNotice(
  { region, siteUrl, to, possibleSpam }: Office,
  notice: { title: string; lead: string; details: Details; linkLabel: string; path: string },
): OutboundEmail {
  return buildNotice({
    region,
    to: to ?? region.email,
    subject: `${notice.title} (${region.place})${possibleSpam ? ', possible spam' : ''}`,
    lead: notice.lead,
    details: possibleSpam ? [...notice.details, possibleSpamDetail] : notice.details,
    link: { label: notice.linkLabel, url: `${siteUrl}${notice.path}` },
  });
}

function getPersonDetails({ firstName, lastName, contact }: Person): Details {
  return [
    ['Name', formatSafeName(firstName, lastName)],
    ['Phone', formatPhone(contact)],
  ];
}
