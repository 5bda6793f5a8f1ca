import type { ActivityEntry } from '../../../contract/overview';

/** What happened in a sentence: 'Rosa Delgado sent a text', 'You called Rosa Delgado'. @param me the e-mail of who reads it */
export function activityWords({ what, by, to, name }: ActivityEntry, me: string): string {
  const who = by === null ? 'The office' : by === me ? 'You' : by;
  const assignee = to === null ? 'somebody' : to === me ? (by === me ? 'yourself' : 'you') : to;
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
      return `${who} assigned ${name} to ${assignee}`;
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
