import type { UndeliveredItem } from '../../../contract/overview/undelivered-schema';
import type { Tx } from '../../core/db/engine';
import type { AuditSubject } from '../audit/record-audit';
import { formatJobError, type JobError } from './job-error';
import type { OutboxJobTable } from './table';

/** Delivers one item. Throws DeliveryError; any other error counts as retryable. */
export type Deliver<Content, Result = void> = (
  content: Content,
  idempotencyKey: string,
  createdAt: string,
) => Promise<Result>;

type Job = Pick<OutboxJobTable, 'subject' | 'idempotencyKey' | 'createdAt'>;

export type JobResult = Pick<OutboxJobTable, 'subject'> & {
  at: string;
  /** Null if it was sent. */
  error: JobError | null;
  /** The error in words for the office. */
  reason: string | null;
};

/** A job type without its name, for owners that build on it. */
export type JobSender<Payload = unknown> = {
  channel: UndeliveredItem['channel'];
  /** Returns the provider's id. Null if the provider will not report the delivery status. Throws as a channel does. */
  send(payload: Payload, job: Job): Promise<string | null>;
  /** The reason, as a code, not to send a job anymore. */
  findObsolete?(payload: Payload, job: Job): Promise<string | null>;
  /** Called in the transaction that closes a job, and again if the provider reports later that it was not delivered. */
  onResult?(tx: Tx, result: JobResult): Promise<void>;
  /** Jobs with the same key are sent one after another. At the same time, they could arrive in the wrong order. */
  getOrderKey?(payload: Payload): string;
  /** The owner can build the payload again, so that of a failed job is deleted. */
  canRebuild?: true;
  /** Explains an error to the office. Null for one that is not its own. */
  formatError(error: JobError): string | null;
};

/** An owner registers this to send jobs through the outbox. */
export type JobType<Payload = unknown> = JobSender<Payload> & {
  name: string;
  /** Describes failed jobs for the office, by their subjects. */
  describeJobs(subjects: readonly string[]): Promise<ReadonlyMap<string, JobDescription>>;
};

export type JobDescription = Pick<UndeliveredItem, 'what'> & { about: AuditSubject | null };

/** @param kind of the records that the jobs are about, by the ids of which they are found */
export function describeAs(
  what: UndeliveredItem['what'],
  kind: AuditSubject['kind'] | null,
): JobType['describeJobs'] {
  return (subjects) =>
    Promise.resolve(new Map(subjects.map((id) => [id, { what, about: kind && { kind, id } }])));
}

export function findJobType(types: readonly JobType[], name: string): JobType | undefined {
  return types.find((type) => type.name === name);
}

export async function reportResult(
  tx: Tx,
  types: readonly JobType[],
  name: string,
  result: Omit<JobResult, 'reason'>,
): Promise<void> {
  const type = findJobType(types, name);
  const reason = result.error && formatJobError(result.error, type);
  await type?.onResult?.(tx, { ...result, reason });
}
