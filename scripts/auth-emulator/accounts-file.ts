import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** An account as the emulator keeps it; its other fields pass through unread. */
export type EmulatorAccount = { localId: string };

const lastWritten = new Map<string, string>();

/** The accounts saved in `file`; none when there is no file yet. Throws when it is damaged. */
export function readAccounts(file: string): EmulatorAccount[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  return JSON.parse(text) as EmulatorAccount[];
}

/** Saves the accounts, on disk when it returns, all or nothing; does nothing when they are as last saved. */
export function writeAccounts(file: string, accounts: EmulatorAccount[]): void {
  const text = JSON.stringify(accounts);
  if (lastWritten.get(file) === text) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.new`;
  const handle = openSync(draft, 'w', 0o600);
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, file);
  lastWritten.set(file, text);
}
