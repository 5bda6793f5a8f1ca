import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from '../../email/email';
import type { Channel, TextChannel } from '../channel';
import { messageOptions } from './message-options';

/** Mail into .eml files, which mail programs open: for the demo, where nothing leaves the machine. */
export function mailFiles(folder: string, from: string): Channel<Mail> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail, idempotencyKey, createdAt) => {
    const { message } = await composer.sendMail(
      messageOptions(mail, { from, idempotencyKey, createdAt }),
    );
    await writeWhole(folder, fileName(createdAt, idempotencyKey, 'eml'), message as Buffer);
  };
}

/** Texts into .txt files. */
export function textFiles(folder: string): TextChannel {
  return async ({ to, text }, idempotencyKey, createdAt) => {
    const name = fileName(createdAt, idempotencyKey, 'txt');
    await writeWhole(folder, name, Buffer.from(`To: +1${to}\n\n${text}\n`));
    return null;
  };
}

/** Sorts by time; the same job always has the same name, so that a second attempt makes no second file. */
function fileName(createdAt: string, idempotencyKey: string, extension: string): string {
  return `${createdAt.replace(/[:.]/g, '-')}-${idempotencyKey}.${extension}`;
}

/** Written beside and renamed: whoever watches the folder sees whole files only. */
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${name}.part`);
  await writeFile(unfinished, content, { mode: 0o600 });
  await rename(unfinished, join(folder, name));
}
