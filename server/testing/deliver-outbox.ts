import { undoHold } from '../../contract/shared/undo';
import { createJobTypes, type Channels } from '../job-types';
import { deliverBatch } from '../services/outbox/worker';
import { testChannels, type TestServer } from './test-server';

/**
 * Delivers all due jobs, and what can be undone for a moment. Channels that are not given accept everything.
 * @param after milliseconds from now
 */
export async function deliverOutbox(
  { context, app }: TestServer,
  channels: Partial<Channels> = {},
  after = undoHold,
): Promise<void> {
  const { database, encryption, now } = context;
  const jobTypes = createJobTypes(context, { ...testChannels, ...channels });
  const options = {
    database,
    encryption,
    jobTypes,
    log: app.log,
    now: () => new Date(now().getTime() + after),
  };
  while ((await deliverBatch(options, 'worker')) > 0);
}
