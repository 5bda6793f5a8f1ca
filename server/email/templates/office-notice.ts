import { callTimes } from '../../../contract/forms/eligibility/form';
import { formatPhone } from '../../../contract/shared/phone';
import { recordAddress } from '../../../contract/shared/record-url';
import type { Config } from '../../config';
import type { Region } from '../../site/region-records';
import type { Mail } from '../email';
import { nameInMail } from './safe-name';
import { noticeMail } from './notice';

/** Whose office is told, where the site stands, and the one mailbox that may stand in for the regions' own. */
export type Office = { region: Region; siteUrl: string; to: string | null };

type Person = { firstName: string; lastName: string; contact: string };

/** The office of a region by the configuration. */
export function officeOf(region: Region, { siteUrl, mail }: Config): Office {
  return { region, siteUrl, to: mail.officeTo };
}

/** What every notice tells of a person. */
function personFacts({ firstName, lastName, contact }: Person): [string, string][] {
  return [
    ['Name', nameInMail(firstName, lastName)],
    ['Phone', formatPhone(contact)],
  ];
}

/**
 * Tells the office of something to look at. No notice carries a date of birth, a Medicaid number, a file or the text somebody
 * wrote: those stay behind sign-in, where the link leads.
 */
function officeMail(
  { region, siteUrl, to }: Office,
  notice: { what: string; lead: string; facts: [string, string][]; words: string; path: string },
): Mail {
  return noticeMail({
    region,
    to: to ?? region.email,
    subject: `${notice.what} (${region.place})`,
    lead: notice.lead,
    facts: notice.facts,
    link: { words: notice.words, url: `${siteUrl}${notice.path}` },
  });
}

function threadPath(threadId: string): string {
  return recordAddress({ kind: 'thread', screen: 'form-messages', id: threadId });
}

/** The call takes any text as the time; a mail repeats only the form's own choices. */
function callTimeOf(time: string): string {
  return callTimes.find((choice) => choice === time) ?? 'see the thread';
}

/** Of an eligibility check. */
export function eligibilityNotice(
  office: Office,
  check: Person & { threadId: string; time: string; hasCard: boolean },
): Mail {
  return officeMail(office, {
    what: 'New eligibility check',
    lead: 'Someone has asked whether they are eligible for home care.',
    facts: [
      ...personFacts(check),
      ['Preferred call time', callTimeOf(check.time)],
      ['Benefit card', check.hasCard ? 'given: open the thread to see it' : 'none'],
    ],
    words: 'Open it and answer',
    path: threadPath(check.threadId),
  });
}

/** Of a message from a contact page. */
export function contactNotice(
  office: Office,
  message: Person & { threadId: string; answerBy: string },
): Mail {
  return officeMail(office, {
    what: 'New message',
    lead: 'Someone has written to the office.',
    facts: [...personFacts(message), ['Wishes an answer', message.answerBy]],
    words: 'Read it and answer',
    path: threadPath(message.threadId),
  });
}

/** Of somebody who asks for a place in a course. */
export function enrolmentNotice(office: Office, person: Person & { threadId: string }): Mail {
  return officeMail(office, {
    what: 'New course request',
    lead: 'Someone has asked for a place in a home health aide course.',
    facts: personFacts(person),
    words: 'Open it and answer',
    path: threadPath(person.threadId),
  });
}

/** Of an application for a job. */
export function applicationNotice(
  office: Office,
  application: Person & { id: string; jobTitle: string; hasResume: boolean },
): Mail {
  return officeMail(office, {
    what: 'New job application',
    lead: `Someone has applied for: ${application.jobTitle}.`,
    facts: [...personFacts(application), ['Résumé', application.hasResume ? 'given' : 'none']],
    words: 'Open the application',
    path: recordAddress({ kind: 'application', screen: 'jobs', id: application.id }),
  });
}

/** Of a caregiver's request. */
export function helpDeskNotice(
  office: Office,
  request: { firstName: string; lastName: string; kind: string; reference: string; path: string },
): Mail {
  return officeMail(office, {
    what: 'New help-desk request',
    lead: 'A caregiver has asked for something.',
    facts: [
      ['Kind', request.kind],
      ['Name', nameInMail(request.firstName, request.lastName)],
      ['Reference', request.reference],
    ],
    words: 'Open the request',
    path: request.path,
  });
}
