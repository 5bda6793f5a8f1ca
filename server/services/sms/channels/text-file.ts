import { writeJobFile } from '../../outbox/job-file';
import type { TextChannel } from '../text-sender';

export function createTextFileChannel(folder: string): TextChannel {
  return async ({ to, text }, idempotencyKey, createdAt) => {
    const content = Buffer.from(`To: +1${to}\n\n${text}\n`);
    await writeJobFile(folder, { idempotencyKey, createdAt }, 'txt', content);
    return null;
  };
}
