import type {
  ActivityEntry,
  ApplicationActivity,
  RequestActivity,
  ThreadActivity,
} from '../../../../contract/overview/activity-schema';
import { requestTypes } from '../../../../contract/help-desk/constants';
import { applicationStages } from '../../../../contract/jobs/constants';

/**
 * One sentence: 'Rosa Delgado sent a text', 'You called Rosa Delgado'.
 * @param me e-mail of the reader
 */
export function formatActivity(entry: ActivityEntry, me: string): string {
  switch (entry.kind) {
    case 'thread':
      return formatThreadActivity(entry, me);
    case 'request':
      return formatRequestActivity(entry, me);
    case 'application':
      return formatApplicationActivity(entry, me);
    case 'job':
      return `${formatActor(entry.by, me)} ${entry.what} the job ${entry.name}`;
    case 'post':
      return `${formatActor(entry.by, me)} ${entry.what} “${entry.name}”`;
  }
}

function formatActor(by: string | null, me: string): string {
  if (by === null) return 'The office';
  return by === me ? 'You' : by;
}

function formatAssignee(to: string, by: string | null, me: string): string {
  if (to !== me) return to;
  return by === me ? 'yourself' : 'you';
}

function formatApplicationActivity({ by, name, job, stage }: ApplicationActivity, me: string) {
  if (stage === null) return `${name} applied for ${job}`;
  return `${formatActor(by, me)} moved ${name}’s application to ${applicationStages[stage]}`;
}

function formatThreadActivity({ what, by, to, name }: ThreadActivity, me: string): string {
  const actor = formatActor(by, me);
  switch (what) {
    case 'eligibility':
      return `${name} sent an eligibility check`;
    case 'contact':
      return `${name} sent a website message`;
    case 'enrolment':
      return `${name} requested a course`;
    case 'sms-in':
      return `${name} sent a text`;
    case 'email-in':
      return `${name} sent an e-mail`;
    case 'sms':
      return `${actor} sent ${name} a text`;
    case 'email':
      return `${actor} sent ${name} an e-mail`;
    case 'note':
      return `${actor} added a note about ${name}`;
    case 'call':
      return `${actor} called ${name}`;
    case 'assign':
      return `${actor} assigned ${name} to ${formatAssignee(to ?? 'someone', by, me)}`;
    case 'unassign':
      return `${actor} unassigned ${name}`;
    case 'status-new':
      return `${actor} marked ${name} as new`;
    case 'status-contacted':
      return `${actor} marked ${name} as contacted`;
    case 'status-qualified':
      return `${actor} marked ${name} as qualified`;
    case 'status-closed':
      return `${actor} closed ${name}’s thread`;
  }
}

function formatRequestActivity({ what, type, by, to, name }: RequestActivity, me: string): string {
  const actor = formatActor(by, me);
  const label = requestTypes[type].officeLabel.toLowerCase();
  const request = `${name}’s ${label}`;
  switch (what) {
    case 'received':
      return `${name} sent a ${label}`;
    case 'reviewed':
      return `${actor} marked ${request} reviewed`;
    case 'reopened':
      return `${actor} marked ${request} as waiting`;
    case 'answered':
      return `${actor} replied to ${request}`;
    case 'approved':
    case 'declined':
      return `${actor} ${what} ${request}`;
    case 'undecided':
      return `${actor} undid the decision on ${request}`;
    case 'file-added':
      return `${actor} attached ${name}’s pay stub`;
    case 'assigned':
      return to === null
        ? `${actor} unassigned ${request}`
        : `${actor} assigned ${request} to ${formatAssignee(to, by, me)}`;
  }
}
