import { createJobTypes, type Channels } from '../job-types';
import { deliverBatch } from '../services/outbox/worker';
import { testChannels, type TestServer } from './test-server';

/** Delivers all due jobs. Channels that are not given accept everything. */
export async function deliverOutbox(
  { context, app }: TestServer,
  channels: Partial<Channels> = {},
): Promise<void> {
  const { database, encryption, now } = context;
  const jobTypes = createJobTypes(context, { ...testChannels, ...channels });
  const options = { database, encryption, jobTypes, log: app.log, now: () => now() };
  while ((await deliverBatch(options, 'worker')) > 0);
}
