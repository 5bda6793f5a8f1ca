import type { Channels } from '../services/outbox/job-type';
import { deliverBatch } from '../services/outbox/worker';
import type { TestServer } from './test-server';

/** Delivers all due jobs. Channels that are not given accept everything. */
export async function deliverOutbox(
  { context, app }: TestServer,
  channels: Partial<Channels> = {},
): Promise<void> {
  const options = {
    database: context.database,
    vault: context.vault,
    channels: {
      email: () => Promise.resolve(),
      sms: () => Promise.resolve(null),
      ...channels,
    },
    log: app.log,
    now: () => context.now(),
  };
  while ((await deliverBatch(options, 'worker')) > 0);
}
