import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The 32-byte master key, which wraps the keys that encrypt health data: the configured one or, outside production, one created at the first
 * start and kept in the data folder, readable by this user only.
 */
export function loadMasterKey(configured: Buffer | null, dataDir: string): Buffer {
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
