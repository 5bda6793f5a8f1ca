/** `npm run keys -- status|rotate|finish|cancel|reencrypt`: changes the keys of the database beside running servers (docs/production.md). */
import { setTimeout } from 'node:timers/promises';
import { OperatorError } from '../../server/core/operator-error';
import { loadConfig, loadEnvFile } from '../../server/core/config/config';
import { isGuessableKey } from '../../server/core/config/setting-issues';
import { loadMasterKey } from '../../server/core/db/encryption/master-key';
import { listDataKeys, readDataKeys } from '../../server/core/db/encryption/data-keys';
import {
  replaceContentKey,
  replaceSearchKey,
} from '../../server/core/db/encryption/replace-data-key';
import {
  cancelRotation,
  finishRotation,
  startRotation,
} from '../../server/core/db/encryption/replace-master-key';
import type { Database } from '../../server/core/db/engine';
import { openBesideServer, withDatabase } from '../../server/core/db/open-database';
import { encryptedColumns } from '../../server/encrypted-columns';
import { peopleData } from '../../server/person-records';
import { renewIndex } from '../../server/services/people/renew-index';
import { runCommand } from './run-command';

type Command = (database: Database, masterKey: Buffer) => Promise<string>;

const commands: Record<string, Command> = {
  status: async (database, masterKey) => {
    const { writing } = await readDataKeys(database, masterKey);
    const keys = await listDataKeys(database.db);
    const lines = keys.map(({ id, purpose, createdAt, retiredAt }) => {
      const isReplaced = purpose === 'index' ? 'replaced in the search index' : 'replaced';
      const state = retiredAt === null ? '' : `, ${isReplaced} on ${retiredAt.slice(0, 10)}`;
      const use = id === writing ? ', encrypts new values' : '';
      return `${id}  ${purpose}: created on ${createdAt.slice(0, 10)}${use}${state}`;
    });
    const isRotating = keys.some(({ wrappedNext }) => wrappedNext !== null);
    if (isRotating) lines.push('DATA_KEY is being replaced: both keys open the database.');
    return lines.join('\n');
  },
  rotate: async ({ db }, masterKey) => {
    await startRotation(db, masterKey, readNewKey());
    return `Both keys open the database now. Next:
1. Set DATA_KEY to the new key, and keep the former one: older backups need it.
2. Restart the servers, one after the other.
3. Run: npm run keys -- finish`;
  },
  finish: async (database, masterKey) => {
    await finishRotation(database, masterKey);
    return 'Only the key in DATA_KEY opens the database now. Make a new backup.';
  },
  cancel: async ({ db }, masterKey) => {
    await cancelRotation(db, masterKey);
    return 'Only the key in DATA_KEY opens the database, as before.';
  },
  reencrypt: async (database, masterKey) => {
    const { renewed, unreadable } = await replaceContentKey(database, masterKey, encryptedColumns, {
      wait,
      onProgress: createProgress('values'),
    });
    const indexed = await replaceSearchKey(
      database,
      masterKey,
      (encryption) => renewIndex(database.db, encryption, peopleData, createProgress('records')),
      wait,
    );
    const damaged = unreadable === 0 ? '' : ` ${format(unreadable)} are damaged and were left.`;
    return `Encrypted ${format(renewed)} values with a new key.${damaged} The search index has a new key for ${format(indexed)} records.`;
  },
};

const format = (count: number) => count.toLocaleString('en-US');

async function wait(milliseconds: number): Promise<void> {
  console.log(`Servers load the new key for ${Math.ceil(milliseconds / 1_000)} s …`);
  await setTimeout(milliseconds);
}

/** Reports at most once a second. */
function createProgress(noun: string): (renewed: number) => void {
  let reportedAt = Date.now();
  return (renewed) => {
    if (Date.now() - reportedAt < 1_000) return;
    reportedAt = Date.now();
    console.log(`${format(renewed)} ${noun}. You can stop this command and run it again.`);
  };
}

function readNewKey(): Buffer {
  const text = process.env['NEW_DATA_KEY'] ?? '';
  const key = /^[A-Za-z0-9+/]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : null;
  if (key !== null && !isGuessableKey(key)) return key;
  throw new OperatorError(
    'Set NEW_DATA_KEY to the new key, 32 random bytes in base64. Create one with: openssl rand -base64 32',
  );
}

async function main(): Promise<void> {
  const run = commands[process.argv[2] ?? ''];
  if (run === undefined) {
    throw new OperatorError(`Use: npm run keys -- ${Object.keys(commands).join('|')}`);
  }
  loadEnvFile();
  const { database: location, dataKey, dataDir } = loadConfig(process.env);
  console.log(
    await withDatabase(openBesideServer(location), (database) =>
      run(database, loadMasterKey(dataKey, dataDir)),
    ),
  );
}

runCommand(main);
