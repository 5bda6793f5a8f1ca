import type { ThreadActivity } from '../../../../contract/overview/activity-schema';
import { doer, receiver } from './activity-actors';

/** What happened in a thread. @param me the e-mail of who reads it */
export function threadActivityWords({ what, by, to, name }: ThreadActivity, me: string): string {
  const who = doer(by, me);
  switch (what) {
    case 'eligibility':
      return `${name} sent an eligibility check`;
    case 'contact':
      return `${name} wrote on the website`;
    case 'enrolment':
      return `${name} asked for a course`;
    case 'sms-in':
      return `${name} sent a text`;
    case 'email-in':
      return `${name} sent an e-mail`;
    case 'sms':
      return `${who} sent ${name} a text`;
    case 'email':
      return `${who} sent ${name} an e-mail`;
    case 'note':
      return `${who} kept a note on ${name}`;
    case 'call':
      return `${who} called ${name}`;
    case 'assign':
      return `${who} assigned ${name} to ${receiver({ by, to: to ?? 'somebody' }, me)}`;
    case 'unassign':
      return `${who} left ${name} with nobody`;
    case 'status-new':
      return `${who} made ${name} new again`;
    case 'status-contacted':
      return `${who} marked ${name} as contacted`;
    case 'status-qualified':
      return `${who} marked ${name} as qualified`;
    case 'status-closed':
      return `${who} closed the thread of ${name}`;
  }
}
