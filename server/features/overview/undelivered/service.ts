import { helpDeskScreens } from '../../../../contract/help-desk/screens';
import {
  maxUndelivered,
  type Undelivered,
  type UndeliveredItem,
} from '../../../../contract/overview/undelivered-schema';
import { recordScreens } from '../../../../contract/shared/record-url';
import { canSee, type Role, type ScreenId } from '../../../../contract/shared/roles';
import type { AuditEntry } from '../../../../contract/audit/schema';
import { resolveSubjectNames } from '../../audit/service';
import type { ServiceContext } from '../../../services/context';
import type { OutboundEmail } from '../../../services/email/email';
import {
  listUndeliveredJobs,
  type UndeliveredJob,
} from '../../../services/outbox/dead-job-queries';
import { formatJobError, parseJobError } from '../../../services/outbox/job-error';
import { findJobType } from '../../../services/outbox/job-type';
import { emptyPayload, readPayload } from '../../../services/outbox/queries';
import { listRequestsOfMessages } from '../../help-desk/service';
import { listUsedUpLimits } from './used-up-limits';

type NamedSubject = AuditEntry['subject'];

/** More than are returned, because some belong to screens that the role does not see. */
const maxRead = 1_000;

const siteScreens: readonly ScreenId[] = ['add-blog', 'add-job', 'jobs'];

type JobKind = Pick<UndeliveredItem, 'what' | 'channel'> & {
  about: 'message' | 'help-desk' | 'application' | null;
};

/** By the type of the job. */
const jobKinds: Readonly<Record<string, JobKind>> = {
  'office-notice': { what: 'notice', channel: 'email', about: 'message' },
  'help-desk-notice': { what: 'notice', channel: 'email', about: 'help-desk' },
  'help-desk-receipt': { what: 'receipt', channel: 'email', about: 'help-desk' },
  'application-notice': { what: 'notice', channel: 'email', about: 'application' },
  'application-receipt': { what: 'receipt', channel: 'email', about: 'application' },
  confirmation: { what: 'confirmation', channel: 'sms', about: 'message' },
  'inbox-email': { what: 'reply', channel: 'email', about: 'message' },
  'inbox-sms': { what: 'reply', channel: 'sms', about: 'message' },
  'help-desk-email': { what: 'update', channel: 'email', about: 'help-desk' },
  'help-desk-sms': { what: 'update', channel: 'sms', about: 'help-desk' },
  deploy: { what: 'site', channel: 'hook', about: null },
};
const otherKind: JobKind = { what: 'other', channel: 'email', about: null };

export async function listUndelivered(context: ServiceContext, role: Role): Promise<Undelivered> {
  const { db } = context.database;
  const jobs = await listUndeliveredJobs(db, maxRead);
  const ids = jobs.map(({ subject }) => subject);
  const requests = await listRequestsOfMessages(db, ids);
  const described = jobs.map((job) => {
    const kind = jobKinds[job.type] ?? otherKind;
    const id = requests.get(job.subject) ?? job.subject;
    return { job, kind, subject: kind.about && { kind: kind.about, id } };
  });
  const subjects = described.flatMap(({ subject }) => subject ?? []);
  const getName = await resolveSubjectNames(db, subjects);
  const items = described
    .map(({ job, kind, subject }) => toItem(context, job, kind, subject && getName(subject)))
    .filter((item) => isVisible(item, role));
  return {
    items: items.slice(0, maxUndelivered),
    hasMore: items.length > maxUndelivered,
    limits: await listUsedUpLimits(context),
  };
}

function toItem(
  { encryption, jobTypes }: ServiceContext,
  job: UndeliveredJob,
  { what, channel }: JobKind,
  about: NamedSubject | null,
): UndeliveredItem {
  const type = findJobType(jobTypes, job.type);
  const error = parseJobError(job.error);
  const email = what === 'notice' ? (readPayload(encryption, job) as OutboundEmail | null) : null;
  const hasContent = type?.canRebuild === true || job.payloadEncrypted !== emptyPayload;
  return {
    id: job.id,
    what,
    channel,
    about: toRecord(about),
    // Only the office's own mailbox, never a person's address.
    to: email?.to ?? null,
    message: type?.canRebuild ? job.subject : null,
    state: job.state === 'dead' ? 'failed' : 'retrying',
    reason: formatJobError(error, type),
    since: job.doneAt ?? job.createdAt,
    isRetryable: hasContent && error?.service !== 'obsolete',
  };
}

function toRecord(subject: NamedSubject | null): UndeliveredItem['about'] {
  // Without a record, the name is the id.
  if (subject === null || subject.name === subject.id) return null;
  const { name, userId, type } = subject;
  if (subject.kind === 'message') {
    return userId === null ? null : { kind: 'thread', id: userId, type: null, name };
  }
  const kind = subject.kind === 'application' ? 'application' : 'request';
  return { kind, id: subject.id, type: type ?? null, name };
}

function isVisible({ what, about }: UndeliveredItem, role: Role): boolean {
  if (what === 'site') return siteScreens.some((screen) => canSee(role, screen));
  if (about === null) return canSee(role, 'form-messages');
  if (about.kind !== 'request') return canSee(role, recordScreens[about.kind]);
  return about.type !== null && canSee(role, helpDeskScreens[about.type]);
}
