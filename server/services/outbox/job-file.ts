import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes what a job would send, in place of a provider. File names sort by time, and a second attempt overwrites the first. */
export async function writeJobFile(
  folder: string,
  job: { createdAt: string; idempotencyKey: string },
  extension: string,
  content: Buffer,
): Promise<void> {
  const name = `${job.createdAt.replace(/[:.]/g, '-')}-${job.idempotencyKey}.${extension}`;
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${name}.part`);
  await writeFile(temporary, content, { mode: 0o600 });
  await rename(temporary, join(folder, name));
}
