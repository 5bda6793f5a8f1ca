import { applicationStages } from '../../../../contract/applications/constants';
import type {
  ActivityEntry,
  ApplicationActivity,
  RequestActivity,
  ThreadActivity,
} from '../../../../contract/overview/activity-schema';
import { formatStaffName } from '../../api/staff-names';
import { requestTypes } from '../../../../contract/help-desk/constants';

/**
 * One sentence: 'Rosa Delgado sent a text', 'You called Rosa Delgado'.
 * @param me email of the reader
 */
export function formatActivity(entry: ActivityEntry, me: string): string {
  const actor = formatActor(entry.by, me);
  if (entry.count !== undefined) return formatBulkActivity(entry, entry.count, actor, me);
  switch (entry.kind) {
    case 'thread':
      return formatThreadActivity(entry, actor, me);
    case 'request':
      return formatRequestActivity(entry, actor, me);
    case 'application':
      return formatApplicationActivity(entry, actor);
    case 'job':
      return `${actor} ${entry.what} the job ${entry.name}`;
    case 'post':
      return `${actor} ${entry.what} “${entry.name}”`;
  }
}

/** 'You marked 30 payroll questions reviewed' */
function formatBulkActivity(entry: ActivityEntry, count: number, actor: string, me: string) {
  const assign = (records: string, to: string | null) =>
    to === null
      ? `${actor} unassigned ${records}`
      : `${actor} assigned ${records} to ${formatAssignee(to, entry.by, me)}`;
  if (entry.kind === 'request') {
    const records = `${count} ${requestTypes[entry.type].officeLabel.toLowerCase()}s`;
    if (entry.what === 'assigned') return assign(records, entry.to);
    return `${actor} marked ${records} ${entry.what === 'reviewed' ? 'reviewed' : 'as waiting'}`;
  }
  if (entry.kind === 'job') return `${actor} ${entry.what} ${count} jobs`;
  if (entry.kind === 'application' && entry.stage !== null) {
    return `${actor} moved ${count} applications to ${applicationStages[entry.stage]}`;
  }
  const records = `${count} ${entry.kind}s`;
  if (entry.kind !== 'thread') return `${actor} changed ${records}`;
  if (entry.what === 'assign' || entry.what === 'unassign') return assign(records, entry.to);
  const status = entry.what.replace('status-', '');
  return status === 'closed'
    ? `${actor} closed ${records}`
    : `${actor} marked ${records} as ${status}`;
}

function formatActor(by: string | null, me: string): string {
  if (by === null) return 'The office';
  return by === me ? 'You' : formatStaffName(by);
}

function formatAssignee(to: string, by: string | null, me: string): string {
  if (to !== me) return formatStaffName(to);
  return by === me ? 'yourself' : 'you';
}

function formatApplicationActivity({ name, job, stage }: ApplicationActivity, actor: string) {
  if (stage === null) return `${name} applied for ${job}`;
  return `${actor} moved ${name}’s application to ${applicationStages[stage]}`;
}

function formatThreadActivity({ what, by, to, name }: ThreadActivity, actor: string, me: string) {
  const messages: Record<ThreadActivity['what'], string> = {
    eligibility: `${name} sent an eligibility check`,
    contact: `${name} sent a website message`,
    enrollment: `${name} requested a class`,
    'sms-in': `${name} sent a text`,
    'email-in': `${name} sent an email`,
    sms: `${actor} sent ${name} a text`,
    email: `${actor} sent ${name} an email`,
    note: `${actor} added a note about ${name}`,
    call: `${actor} called ${name}`,
    assign: `${actor} assigned ${name} to ${formatAssignee(to ?? 'someone', by, me)}`,
    unassign: `${actor} unassigned ${name}`,
    'status-new': `${actor} marked ${name} as new`,
    'status-contacted': `${actor} marked ${name} as contacted`,
    'status-qualified': `${actor} marked ${name} as qualified`,
    'status-closed': `${actor} closed ${name}’s thread`,
  };
  return messages[what];
}

function formatRequestActivity(entry: RequestActivity, actor: string, me: string) {
  const { what, type, by, to, name } = entry;
  const label = requestTypes[type].officeLabel.toLowerCase();
  const request = `${name}’s ${label}`;
  const messages: Record<RequestActivity['what'], string> = {
    received: `${name} sent a ${label}`,
    reviewed: `${actor} marked ${request} reviewed`,
    reopened: `${actor} marked ${request} as waiting`,
    answered: `${actor} replied to ${request}`,
    approved: `${actor} approved ${request}`,
    declined: `${actor} declined ${request}`,
    undecided: `${actor} undid the decision on ${request}`,
    'file-added': `${actor} attached ${name}’s pay stub`,
    assigned:
      to === null
        ? `${actor} unassigned ${request}`
        : `${actor} assigned ${request} to ${formatAssignee(to, by, me)}`,
  };
  return messages[what];
}
