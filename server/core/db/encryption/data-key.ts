import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnavailable, type Db } from '../engine';
import { readSetting, writeSetting } from '../list-revisions';
import type { Encryption } from './encryption';

/**
 * The 32-byte key that encrypts health data: the configured one or, outside production, one created at the first start and kept in
 * the data folder, readable by this user only.
 */
export function loadDataKey(configured: Buffer | null, dataDir: string): Buffer {
  if (configured !== null) return configured;
  const file = join(dataDir, 'data.key');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length !== 32) throw new Error(`${file} does not hold a key of 32 bytes in base64.`);
  return key;
}

const checkName = 'data-key-check';

/** Throws DatabaseUnavailable if the database was written with another key, before anything is encrypted with a second one. */
export async function checkDataKey(db: Db, encryption: Encryption): Promise<void> {
  const stored = await readSetting(db, checkName);
  if (stored === null) {
    await writeSetting(db, checkName, encryption.encrypt(checkName, checkName));
    return;
  }
  try {
    encryption.decrypt(stored, checkName);
  } catch {
    throw new DatabaseUnavailable(
      'DATA_KEY is not the key this database was written with. Set the key that was used before.',
    );
  }
}
