import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../core/operator-error';
import type { EncryptedColumn } from '../../core/db/encryption/encrypted-column';
import type { DatabaseLocation } from '../../core/db/open-database';
import { dumpPostgres } from '../../core/db/copies/postgres-dump';
import type { RowCounts } from '../../core/db/copies/row-counts';
import { copySqlite } from '../../core/db/copies/sqlite-copy';
import { decryptFile, encryptFile } from './encrypted-file';

export type BackupContext = {
  location: DatabaseLocation;
  dataKey: Buffer;
  /** A sample of their values is decrypted to verify a backup. */
  encryptedColumns: readonly EncryptedColumn[];
  /** For copies, while a command runs. */
  dataDir: string;
  /** BACKUP_DIR */
  folder: string;
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
  const { location, dataKey, folder } = context;
  const createdAt = context.now().toISOString();
  const { engine } = location;
  const name = `larkspan-${createdAt.replace(/[:.]/g, '-')}.${extensions[engine]}.age`;
  return inWorkspace(context, async (workspace) => {
    const copy = join(workspace, 'copy');
    const rows =
      location.engine === 'sqlite'
        ? await copySqlite(location.file, copy)
        : await dumpPostgres(location.url, copy);
    await mkdir(folder, { recursive: true });
    await encryptFile(copy, join(folder, name), dataKey);
    const backup = { name, engine, createdAt, rows };
    // Last and in one step, because it lists the backup.
    const manifest = join(folder, `${name}.json`);
    await writeFile(`${manifest}.part`, JSON.stringify(backup, null, 2), { flush: true });
    await rename(`${manifest}.part`, manifest);
    return backup;
  });
}

type Folder = Pick<BackupContext, 'folder'>;

/** Newest first. */
export async function listBackups({ folder }: Folder): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => manifestPattern.exec(name)?.[1] ?? [])
    .toSorted()
    .toReversed();
}

/** @param name the newest when left out */
export async function findBackup({ folder }: Folder, name?: string): Promise<Backup> {
  const names = await listBackups({ folder });
  const found = name === undefined ? names[0] : names.find((each) => each === name);
  if (found === undefined) {
    throw new OperatorError(
      name === undefined ? 'There is no backup.' : `There is no backup with the name ${name}.`,
    );
  }
  return JSON.parse(await readFile(join(folder, `${found}.json`), 'utf8')) as Backup;
}

/** Deletes backups that are older than `days`. Returns how many. */
export async function deleteOldBackups(
  { folder, now }: Folder & Pick<BackupContext, 'now'>,
  days: number,
): Promise<number> {
  const cutoff = now().getTime() - days * day;
  let deleted = 0;
  for (const name of (await listBackups({ folder })).slice(minKept)) {
    const { createdAt } = await findBackup({ folder }, name);
    if (Date.parse(createdAt) >= cutoff) continue;
    await rm(join(folder, `${name}.json`));
    await rm(join(folder, name), { force: true });
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
    throw new OperatorError(
      `${name} is of ${engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, but the settings name another database.`,
    );
  }
  return inWorkspace(context, async (workspace) => {
    const file = join(workspace, 'restored');
    await decryptFile(createReadStream(join(context.folder, name)), file, context.dataKey);
    return work(file);
  });
}

/** In DATA_DIR, on the disk of the database, which only the server's user can read. */
async function inWorkspace<Result>(
  { dataDir }: BackupContext,
  work: (workspace: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(dataDir, { recursive: true });
  const workspace = await mkdtemp(join(dataDir, 'backup-'));
  try {
    return await work(workspace);
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}
