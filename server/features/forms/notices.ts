import { dayParts } from '../../../contract/shared/office-hours/reply-promise';
import { getRecordUrl } from '../../../contract/shared/record-url';
import type { OutboundEmail } from '../../services/email/email';
import {
  buildOfficeNotice,
  getPersonDetails,
  type NamedPerson,
  type NoticeDetails,
  type Office,
} from '../../services/email/templates/office-notice';

export function buildEligibilityNotice(
  office: Office,
  check: NamedPerson & { threadId: string; time: string; hasCard: boolean; hasCaller: boolean },
): OutboundEmail {
  // The API accepts any text as the call time; the email repeats only the form's own choices.
  const time = dayParts.find((choice) => choice === check.time) ?? 'Open the thread to see it.';
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
  message: NamedPerson & { threadId: string; answerBy: string },
): OutboundEmail {
  return buildThreadNotice(office, message, {
    title: 'New message',
    lead: 'Someone wrote to the office.',
    details: [['Preferred reply', message.answerBy]],
  });
}

export function buildEnrollmentNotice(
  office: Office,
  person: NamedPerson & { threadId: string },
): OutboundEmail {
  return buildThreadNotice(office, person, {
    title: 'New class request',
    lead: 'Someone requested a spot in a home health aide class.',
    details: [],
  });
}

function buildThreadNotice(
  office: Office,
  person: NamedPerson & { threadId: string },
  { details, ...notice }: { title: string; lead: string; details: NoticeDetails },
): OutboundEmail {
  return buildOfficeNotice(office, {
    ...notice,
    details: [...getPersonDetails(person), ...details],
    linkLabel: 'Open and reply',
    path: getRecordUrl({ kind: 'thread', screen: 'form-messages', id: person.threadId }),
  });
}

const callerDetail: NoticeDetails[number] = [
  'Asked by',
  'Someone else. Open the thread to see who will answer the phone.',
];
