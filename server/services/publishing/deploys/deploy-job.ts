import { DeliveryError, type JobError } from '../../outbox/job-error';
import { describeAs, type Deliver, type JobType } from '../../outbox/job-type';
import { dismissJobsOfType } from '../../outbox/dead-job-queries';
import { deployJob, recordCall } from './queries';

type DeployCall = { build: string; at: string };

export type DeployChannel = Deliver<DeployCall>;

/** @param channel null: no host is set up */
export function createDeployJob(channel: DeployChannel | null): JobType<DeployCall> {
  return {
    name: deployJob,
    channel: 'hook',
    describeJobs: describeAs('site', null),
    send: async (call, { idempotencyKey, createdAt }) => {
      if (channel === null) {
        throw new DeliveryError({ service: 'deploy-hook', code: 'no_url' }, { isFinal: true });
      }
      await channel(call, idempotencyKey, createdAt);
      return null;
    },
    onResult: async (tx, { subject, at, error, reason }) => {
      await recordCall(tx, subject, { at, error: reason });
      // This call publishes everything.
      if (error === null) await dismissJobsOfType(tx, deployJob, at);
    },
    formatError: formatDeployError,
  };
}

function formatDeployError({ service, code }: JobError): string | null {
  if (service !== 'deploy-hook') return null;
  if (code === 'no_url') return 'No site host is set up (DEPLOY_HOOK_URL).';
  return typeof code === 'number'
    ? `The site’s host rejected the call (${code}).`
    : `The site’s host couldn’t be reached (${String(code)}).`;
}

/** @param url a secret that must not appear in an error */
export function createDeployHookChannel(url: string): DeployChannel {
  return async (call, idempotencyKey) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(call),
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    }).catch((error: unknown) => {
      const { name } = error as Error;
      throw new DeliveryError({ service: 'deploy-hook', code: name }, { isFinal: false });
    });
    await response.body?.cancel();
    if (response.ok) return;
    const { status } = response;
    throw new DeliveryError(
      { service: 'deploy-hook', code: status },
      { isFinal: [404, 405, 410].includes(status) },
    );
  };
}
