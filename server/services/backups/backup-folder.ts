import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Where backups are kept. */
export type BackupStore = {
  list(): Promise<string[]>;
  read(name: string): Promise<Readable>;
  /** A file is complete as soon as it is listed. */
  put(name: string, file: string): Promise<void>;
  remove(name: string): Promise<void>;
};

export function openBackupFolder(folder: string): BackupStore {
  return {
    list: () => readdir(folder).catch(() => []),
    read: (name) => Promise.resolve(createReadStream(join(folder, name))),
    put: async (name, file) => {
      await mkdir(folder, { recursive: true });
      const part = join(folder, `${name}.part`);
      await pipeline(createReadStream(file), createWriteStream(part, { flush: true }));
      await rename(part, join(folder, name));
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
