import { helpDeskScreens } from '../../../../contract/help-desk/screens';
import {
  maxUndelivered,
  type Undelivered,
  type UndeliveredItem,
} from '../../../../contract/overview/undelivered-schema';
import { siteScreens } from '../../../../contract/publishing/screens';
import { recordScreens } from '../../../../contract/shared/record-url';
import { canSee, canSeeRegion, type Access } from '../../../../contract/shared/roles';
import { resolveSubjectNames } from '../../audit/service';
import type { ServiceContext } from '../../../services/context';
import type { OutboundEmail } from '../../../services/email/email';
import {
  listUndeliveredJobs,
  type UndeliveredJob,
} from '../../../services/outbox/dead-job-queries';
import { formatJobError, parseJobError } from '../../../services/outbox/job-error';
import { findJobType, type JobDescription } from '../../../services/outbox/job-type';
import { emptyPayload, readPayload } from '../../../services/outbox/queries';
import { listUsedUpLimits } from './used-up-limits';

type NamedSubject = ReturnType<Awaited<ReturnType<typeof resolveSubjectNames>>>;

/** More than are returned, because some belong to screens and regions that the account does not see. */
const maxRead = 1_000;

/** Of a job whose type no longer exists. */
const other: JobDescription = { what: 'other', about: null };

export async function listUndelivered(
  context: ServiceContext,
  access: Access,
): Promise<Undelivered> {
  const { db } = context.database;
  const jobs = await listUndeliveredJobs(db, maxRead);
  const descriptions = new Map<string, JobDescription>();
  for (const type of context.jobTypes) {
    const own = jobs.filter((job) => job.type === type.name);
    const found = await type.describeJobs(own.map(({ subject }) => subject));
    for (const [subject, description] of found) {
      descriptions.set(`${type.name} ${subject}`, description);
    }
  }
  const described = jobs.map((job) => ({
    job,
    ...(descriptions.get(`${job.type} ${job.subject}`) ?? other),
  }));
  const subjects = described.flatMap(({ about }) => about ?? []);
  const getName = await resolveSubjectNames(db, context.encryption, subjects);
  const items = described
    .map(({ job, what, about }) => {
      const subject = about && getName(about);
      return { ...toItem(context, job, what, subject), region: subject?.region };
    })
    .filter((item) => isVisible(item, access))
    .map(({ region: _region, ...item }) => item);
  return {
    items: items.slice(0, maxUndelivered),
    hasMore: items.length > maxUndelivered,
    limits: await listUsedUpLimits(context),
  };
}

function toItem(
  { encryption, jobTypes }: ServiceContext,
  job: UndeliveredJob,
  what: UndeliveredItem['what'],
  about: NamedSubject | null,
): UndeliveredItem {
  const type = findJobType(jobTypes, job.type);
  const error = parseJobError(job.error);
  const email = what === 'notice' ? (readPayload(encryption, job) as OutboundEmail | null) : null;
  const hasContent = type?.canRebuild === true || job.payloadEncrypted !== emptyPayload;
  return {
    id: job.id,
    what,
    channel: type?.channel ?? 'email',
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

function isVisible(
  { what, about, region }: UndeliveredItem & { region: string | undefined },
  access: Access,
): boolean {
  if (what === 'site') return siteScreens.some((screen) => canSee(access, screen));
  // Without a record, nobody knows whose it is.
  const isNear = region === undefined ? access.regions === null : canSeeRegion(access, region);
  if (!isNear) return false;
  if (about === null) return canSee(access, 'form-messages');
  if (about.kind !== 'request') return canSee(access, recordScreens[about.kind]);
  return about.type !== null && canSee(access, helpDeskScreens[about.type]);
}
