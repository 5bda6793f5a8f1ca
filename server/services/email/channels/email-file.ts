import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { OutboundEmail } from '../email';
import type { Channel, TextChannel } from '../../outbox/job-type';
import { toMessageOptions } from './smtp';

export function createEmailFileChannel(folder: string, from: string): Channel<OutboundEmail> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (email, idempotencyKey, createdAt) => {
    const options = toMessageOptions(email, { from, idempotencyKey, createdAt });
    const { message } = await composer.sendMail(options);
    await writeAtomically(folder, toFileName(createdAt, idempotencyKey, 'eml'), message as Buffer);
  };
}

export function createTextFileChannel(folder: string): TextChannel {
  return async ({ to, text }, idempotencyKey, createdAt) => {
    const name = toFileName(createdAt, idempotencyKey, 'txt');
    await writeAtomically(folder, name, Buffer.from(`To: +1${to}\n\n${text}\n`));
    return null;
  };
}

/** Sorts by time. A second attempt overwrites the file of the first. */
function toFileName(createdAt: string, idempotencyKey: string, extension: string): string {
  return `${createdAt.replace(/[:.]/g, '-')}-${idempotencyKey}.${extension}`;
}

async function writeAtomically(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${name}.part`);
  await writeFile(temporary, content, { mode: 0o600 });
  await rename(temporary, join(folder, name));
}
