import { helpDeskScreens } from '../../../../contract/help-desk/screens';
import {
  maxUndelivered,
  type Undelivered,
  type UndeliveredItem,
} from '../../../../contract/overview/undelivered-schema';
import { recordScreens } from '../../../../contract/shared/record-url';
import { canSee, type Role, type ScreenId } from '../../../../contract/shared/roles';
import type { AuditEntry } from '../../../../contract/audit/schema';
import type { AuditSubject } from '../../../services/audit/record-audit';
import { resolveSubjectNames } from '../../audit/service';
import type { ServiceContext } from '../../../services/context';
import type { Vault } from '../../../core/db/encryption/encryption';
import { emptyPayload, findRecipient } from '../../../services/outbox/queries';
import {
  listUndeliveredJobs,
  type UndeliveredJob,
} from '../../../services/outbox/dead-job-queries';
import { formatDeliveryReason, isFinalReason } from '../../../services/outbox/reasons';
import { listUsedUpLimits } from './used-up-limits';

type NamedSubject = AuditEntry['subject'];

/** More than are returned, because some belong to screens that the role does not see. */
const maxRead = 1_000;

const siteScreens: readonly ScreenId[] = ['add-blog', 'add-job', 'jobs'];

/** Content and record of each kind of job, by the start of its idempotency key. */
const jobKinds: readonly [
  prefix: string,
  what: UndeliveredItem['what'],
  subject: 'message' | 'help-desk' | 'application',
][] = [
  ['office-notice-', 'notice', 'message'],
  ['help-desk-notice-', 'notice', 'help-desk'],
  ['help-desk-receipt-', 'receipt', 'help-desk'],
  ['application-notice-', 'notice', 'application'],
  ['application-receipt-', 'receipt', 'application'],
  ['confirmation-', 'confirmation', 'message'],
];

export async function listUndelivered(context: ServiceContext, role: Role): Promise<Undelivered> {
  const { database, vault } = context;
  const jobs = await listUndeliveredJobs(database.db, maxRead);
  const described = jobs.map((job) => ({ job, ...describeJob(job) }));
  const subjects = described.flatMap(({ subject }) => subject ?? []);
  const getName = await resolveSubjectNames(database.db, subjects);
  const items = described
    .map(({ job, what, subject }) => toItem(vault, job, what, subject && getName(subject)))
    .filter((item) => isVisible(item, role));
  return {
    items: items.slice(0, maxUndelivered),
    hasMore: items.length > maxUndelivered,
    limits: await listUsedUpLimits(context),
  };
}

function describeJob(job: UndeliveredJob): {
  what: UndeliveredItem['what'];
  subject: AuditSubject | null;
} {
  if (job.messageId !== null) {
    return { what: 'reply', subject: { kind: 'message', id: job.messageId } };
  }
  if (job.recordId !== null) {
    return { what: 'update', subject: { kind: 'help-desk', id: job.recordId } };
  }
  if (job.channel === 'hook') return { what: 'site', subject: null };
  const key = job.idempotencyKey;
  const [prefix = '', what = 'other', kind = null] =
    jobKinds.find(([start]) => key.startsWith(start)) ?? [];
  return { what, subject: kind && { kind, id: key.slice(prefix.length) } };
}

function toItem(
  vault: Vault,
  job: UndeliveredJob,
  what: UndeliveredItem['what'],
  subject: NamedSubject | null,
): UndeliveredItem {
  const { id, channel, state, messageId, helpDeskMessageId, lastProblem } = job;
  const message = messageId ?? helpDeskMessageId;
  const hasContent = message !== null || job.payloadSealed !== emptyPayload;
  return {
    id,
    what,
    channel,
    about: toRecord(subject),
    // Only the office's own mailbox, never a person's address.
    to: what === 'notice' ? findRecipient(vault, job) : null,
    message,
    state: state === 'dead' ? 'failed' : 'retrying',
    reason: formatDeliveryReason(job),
    since: job.doneAt ?? job.createdAt,
    isRetryable: hasContent && !isFinalReason(lastProblem),
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
