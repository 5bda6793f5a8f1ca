import type { RequestActivity } from '../../../../contract/overview/activity-schema';
import { doer, receiver } from './activity-actors';

type Type = RequestActivity['type'];

/** What a caregiver did who filed a request. */
const asked: Readonly<Record<Type, string>> = {
  generalRequest: 'sent a general request',
  payStub: 'asked for a pay stub',
  payroll: 'asked about pay',
  requestSupply: 'asked for supplies',
  requestPto: 'asked for time off',
};

const requests: Readonly<Record<Type, string>> = {
  generalRequest: 'general request',
  payStub: 'pay stub request',
  payroll: 'question about pay',
  requestSupply: 'supply request',
  requestPto: 'time off request',
};

/** What happened to a request of the help desk. @param me the e-mail of who reads it */
export function requestActivityWords(
  { what, type, by, to, name }: RequestActivity,
  me: string,
): string {
  const who = doer(by, me);
  const request = `the ${requests[type]} of ${name}`;
  switch (what) {
    case 'received':
      return `${name} ${asked[type]}`;
    case 'reviewed':
      return `${who} marked ${request} as reviewed`;
    case 'reopened':
      return `${who} marked ${request} as waiting`;
    case 'answered':
      return `${who} answered ${request}`;
    case 'approved':
      return `${who} approved the time off of ${name}`;
    case 'declined':
      return `${who} declined the time off of ${name}`;
    case 'undecided':
      return `${who} took back the decision on the time off of ${name}`;
    case 'file-added':
      return `${who} attached the pay stub for ${name}`;
    case 'assigned':
      return to === null
        ? `${who} left ${request} with nobody`
        : `${who} assigned ${request} to ${receiver({ by, to }, me)}`;
  }
}
