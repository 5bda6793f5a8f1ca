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

/** Other fields of the emulator are saved unchanged. */
type EmulatorAccount = { localId: string };

const lastWritten = new Map<string, string>();

/** Returns no accounts if the file doesn't exist. Throws if it is damaged. */
export function readAccounts(file: string): EmulatorAccount[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  return JSON.parse(text) as EmulatorAccount[];
}

/** Saves the accounts durably and atomically if they have changed. */
export function writeAccounts(file: string, accounts: EmulatorAccount[]): void {
  const text = JSON.stringify(accounts);
  if (lastWritten.get(file) === text) return;
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.new`;
  const handle = openSync(temporary, 'w', 0o600);
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(temporary, file);
  lastWritten.set(file, text);
}
