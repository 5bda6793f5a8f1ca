import { createTransport } from 'nodemailer';
import { writeJobFile } from '../../outbox/job-file';
import type { EmailChannel } from '../email';
import { toMessageOptions } from './smtp';

export function createEmailFileChannel(folder: string, from: string): EmailChannel {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (email, idempotencyKey, createdAt) => {
    const job = { idempotencyKey, createdAt };
    const { message } = await composer.sendMail(toMessageOptions(email, { from, ...job }));
    await writeJobFile(folder, job, 'eml', message as Buffer);
  };
}
