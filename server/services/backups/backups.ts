import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { DatabaseLocation } from '../../core/db/open-database';
import { dumpPostgres } from '../../core/db/copies/postgres-dump';
import type { RowCounts } from '../../core/db/copies/row-counts';
import { copySqlite } from '../../core/db/copies/sqlite-copy';
import { BackupError } from './backup-error';
import type { BackupStore } from './backup-folder';
import { decryptFile, encryptFile } from './encrypted-file';

/** What is needed to make, verify, and restore backups. */
export type BackupContext = {
  location: DatabaseLocation;
  dataKey: Buffer;
  /** For copies, while a command runs. */
  dataDir: string;
  store: BackupStore;
  now(): Date;
};

/** In a file beside the encrypted one. */
export type Backup = {
  name: string;
  engine: DatabaseLocation['engine'];
  createdAt: string;
  rows: RowCounts;
};

const extensions = { sqlite: 'sqlite', postgres: 'pgdump' } as const;
const manifestPattern = /^(larkspan-[\w-]+\.(?:sqlite|pgdump)\.age)\.json$/;
const day = 24 * 60 * 60_000;
/** Kept however old they are. */
const minKept = 3;

export async function createBackup(context: BackupContext): Promise<Backup> {
  const { location, dataKey, store } = context;
  const createdAt = context.now().toISOString();
  const { engine } = location;
  const name = `larkspan-${createdAt.replace(/[:.]/g, '-')}.${extensions[engine]}.age`;
  return inWorkspace(context, async (folder) => {
    const [copy, encrypted, manifest] = ['copy', 'encrypted', 'manifest'].map((file) =>
      join(folder, file),
    ) as [string, string, string];
    const rows =
      location.engine === 'sqlite'
        ? await copySqlite(location.file, copy)
        : await dumpPostgres(location.url, copy);
    await encryptFile(copy, encrypted, dataKey);
    const backup = { name, engine, createdAt, rows };
    await writeFile(manifest, JSON.stringify(backup, null, 2));
    await store.put(name, encrypted);
    // Last, because it lists the backup.
    await store.put(`${name}.json`, manifest);
    return backup;
  });
}

/** Newest first. */
export async function listBackups(store: BackupStore): Promise<string[]> {
  const names = await store.list();
  return names
    .flatMap((name) => manifestPattern.exec(name)?.[1] ?? [])
    .toSorted()
    .toReversed();
}

/** @param name the newest when left out */
export async function findBackup(store: BackupStore, name?: string): Promise<Backup> {
  const names = await listBackups(store);
  const found = name === undefined ? names[0] : names.find((each) => each === name);
  if (found === undefined) {
    throw new BackupError(
      name === undefined ? 'There is no backup.' : `There is no backup with the name ${name}.`,
    );
  }
  return JSON.parse(await text(await store.read(`${found}.json`))) as Backup;
}

/** Deletes backups that are older than `days`. Returns how many. */
export async function deleteOldBackups(
  { store, now }: Pick<BackupContext, 'store' | 'now'>,
  days: number,
): Promise<number> {
  const cutoff = now().getTime() - days * day;
  let deleted = 0;
  for (const name of (await listBackups(store)).slice(minKept)) {
    const { createdAt } = await findBackup(store, name);
    if (Date.parse(createdAt) >= cutoff) continue;
    await store.remove(`${name}.json`);
    await store.remove(name);
    deleted += 1;
  }
  return deleted;
}

/** Decrypts a backup while `work` uses the file. */
export function withDecrypted<Result>(
  context: BackupContext,
  { name, engine }: Backup,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  if (engine !== context.location.engine) {
    throw new BackupError(
      `${name} is of ${engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, but the settings name another database.`,
    );
  }
  return inWorkspace(context, async (folder) => {
    const file = join(folder, 'restored');
    await decryptFile(await context.store.read(name), file, context.dataKey);
    return work(file);
  });
}

/** In DATA_DIR, on the disk of the database, which only the server's user can read. */
async function inWorkspace<Result>(
  { dataDir }: BackupContext,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(dataDir, { recursive: true });
  const folder = await mkdtemp(join(dataDir, 'backup-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
