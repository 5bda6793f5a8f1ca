import { spawnSync } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openEncryption } from '../../core/db/encryption/key-ring';
import { encryptedColumns } from '../../encrypted-columns';
import { openDatabase, openUnlimited, withDatabase } from '../../core/db/open-database';
import { createEmptyDatabase, type EmptyDatabase } from '../../testing/database/database';
import { addMessage } from '../messages/queries';
import {
  createBackup,
  deleteOldBackups,
  findBackup,
  listBackups,
  type BackupContext,
} from './backups';
import { restoreBackup, verifyBackup } from './restore';

const dataKey = Buffer.alloc(32, 7);
const text = 'I fell on the stairs';

let folder: string;
let database: EmptyDatabase;
let empty: EmptyDatabase;
let context: BackupContext;
let now: Date;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larkspan-backups-'));
  [database, empty] = [await createEmptyDatabase(), await createEmptyDatabase()];
  now = new Date('2026-11-29T03:00:00Z');
  context = {
    location: database.location,
    dataKey,
    encryptedColumns,
    dataDir: join(folder, 'data'),
    folder: join(folder, 'backups'),
    now: () => now,
  };
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.remove();
  await empty.remove();
});

/** A server that runs while `work` does. */
async function withServer<Result>(
  location: BackupContext['location'],
  work: (messages: () => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const opened = await openDatabase(location);
  try {
    await openEncryption(opened, dataKey);
    return await work(async () => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from messages`.execute(
        opened.db,
      );
      return Number(rows[0]?.count);
    });
  } finally {
    await opened.close();
  }
}

async function addText(id: string): Promise<void> {
  const opened = await openDatabase(database.location);
  await addMessage(opened.db, await openEncryption(opened, dataKey), {
    id,
    subject: { kind: 'thread', id: 'thread' },
    at: '2026-11-28T12:00:00Z',
    channel: 'contact',
    direction: 'in',
    text,
  });
  await opened.close();
}

/** pg_dump refuses a server that is newer than itself. */
async function canDumpDatabases(): Promise<boolean> {
  const databases = inject('databases');
  if (databases.engine === 'sqlite') return true;
  const location = { engine: 'postgres', url: databases.url } as const;
  const { rows } = await withDatabase(openUnlimited(location), ({ db }) =>
    sql<{ version: string }>`select current_setting('server_version') as version`.execute(db),
  );
  const tool = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout ?? '';
  return Number(/\d+/.exec(tool)?.[0] ?? 0) >= Number.parseInt(rows[0]?.version ?? '', 10);
}
const canDump = await canDumpDatabases();

test.runIf(canDump)('a backup of a running server restores into an empty database', async () => {
  await addText('first');
  const backup = await withServer(database.location, () => createBackup(context));
  expect(backup.rows['messages']).toBe(1);
  await verifyBackup(context, backup);
  await restoreBackup({ ...context, location: empty.location }, backup);
  expect(await withServer(empty.location, (countMessages) => countMessages())).toBe(1);
  expect(readdirSync(context.dataDir)).toEqual([]);
});

test.runIf(canDump)('a restore never overwrites a database', async () => {
  await addText('first');
  const backup = await createBackup(context);
  await addText('second');
  await expect(restoreBackup(context, backup)).rejects.toThrow(/already/);
  expect(await withServer(database.location, (countMessages) => countMessages())).toBe(2);
});

test.runIf(canDump)(
  'a backup can’t be read without its key, nor after it was cut off',
  async () => {
    await addText('first');
    const backup = await createBackup(context);
    const file = join(folder, 'backups', backup.name);
    expect(readFileSync(file).includes('messages')).toBe(false);
    const otherKey = { ...context, dataKey: Buffer.alloc(32, 8) };
    await expect(verifyBackup(otherKey, backup)).rejects.toThrow(/can’t be decrypted/);
    truncateSync(file, readFileSync(file).length - 100_000);
    await expect(verifyBackup(context, backup)).rejects.toThrow(/can’t be decrypted/);
  },
);

test.runIf(canDump)('a backup that lacks rows is not verified', async () => {
  await addText('first');
  const backup = await createBackup(context);
  const rows = { ...backup.rows, messages: 2 };
  await expect(verifyBackup(context, { ...backup, rows })).rejects.toThrow(
    'Rows are missing: messages has 1 instead of 2.',
  );
});

test.runIf(canDump)('a backup with a value that can’t be decrypted is not verified', async () => {
  await addText('first');
  const opened = await openDatabase(database.location);
  await opened.db.updateTable('messages').set({ id: 'moved' }).execute();
  await opened.close();
  await expect(verifyBackup(context, await createBackup(context))).rejects.toThrow(
    'Some values can’t be decrypted: messages.text_encrypted.',
  );
});

test.runIf(canDump)('old backups are deleted, but never the last three', async () => {
  await withServer(database.location, async () => undefined);
  for (const day of ['01', '02', '03', '27', '28']) {
    now = new Date(`2026-11-${day}T03:00:00Z`);
    await createBackup(context);
  }
  writeFileSync(join(folder, 'backups', 'notes.txt'), 'ours');
  now = new Date('2026-12-20T03:00:00Z');
  expect(await deleteOldBackups(context, 7)).toBe(2);
  const kept = (await listBackups(context)).map((name) => name.slice(0, 19));
  expect(kept).toEqual(['larkspan-2026-11-28', 'larkspan-2026-11-27', 'larkspan-2026-11-03']);
  expect((await findBackup(context)).createdAt).toBe('2026-11-28T03:00:00.000Z');
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(7);
});
