/** `npm run person -- export|erase <phone, email, or id> …`: gives a person their data, or erases it, beside running servers (docs/production.md). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { OperatorError } from '../../server/core/operator-error';
import { automaticActor } from '../../contract/audit/constants';
import { loadConfig, loadEnvFile } from '../../server/core/config/config';
import { loadMasterKey } from '../../server/core/db/encryption/master-key';
import type { Encryption } from '../../server/core/db/encryption/encryption';
import { openEncryption } from '../../server/core/db/encryption/key-ring';
import { inTransaction, type Db } from '../../server/core/db/engine';
import { openBesideServer, withDatabase } from '../../server/core/db/open-database';
import { peopleData } from '../../server/person-records';
import { erasePerson, getEndOfBackups } from '../../server/services/people/erase-person';
import { exportPerson } from '../../server/services/people/export-person';
import {
  findPerson,
  parsePersonKeys,
  type FoundRecords,
} from '../../server/services/people/find-person';
import { runCommand } from './run-command';

const usage =
  'Use: npm run person -- export|erase <phone, email, or id> … [--yes] [--employee] [--by <your email>]';

type Request = ReturnType<typeof readRequest>;

function readRequest() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { yes: { type: 'boolean' }, employee: { type: 'boolean' }, by: { type: 'string' } },
    });
    const [command, ...who] = positionals;
    const actor = { email: values.by ?? automaticActor, at: new Date().toISOString() };
    if ((command === 'export' || command === 'erase') && who.length > 0)
      return { ...values, command, who, actor };
  } catch {
    // An unknown option
  }
  throw new OperatorError(usage);
}

async function main(): Promise<void> {
  const request = readRequest();
  loadEnvFile();
  const config = loadConfig(process.env);
  await withDatabase(openBesideServer(config.database), async (database) => {
    const { db } = database;
    const masterKey = loadMasterKey(config.dataKey, config.dataDir);
    const encryption = await openEncryption(database, masterKey);
    const keys = parsePersonKeys(encryption, request.who);
    if (keys === null) {
      throw new OperatorError('Give 10-digit phone numbers, email addresses, or ids of records.');
    }
    const found = await findPerson(db, encryption, peopleData, keys);
    if (found.length === 0) {
      console.log('Nothing was found.');
      return;
    }
    for (const { records } of found) {
      for (const { id, label } of records) console.log(`${id}  ${label}`);
    }
    if (request.command === 'export') {
      console.log(await writeExport(db, encryption, found, request, config.dataDir));
    } else {
      console.log(await erase(db, encryption, found, request, config.backups.days));
    }
  });
}

async function writeExport(
  db: Db,
  encryption: Encryption,
  found: readonly FoundRecords[],
  { actor }: Request,
  dataDir: string,
): Promise<string> {
  const { name, bytes } = await inTransaction(db, (tx) =>
    exportPerson(tx, encryption, peopleData, found, actor),
  );
  const file = join(dataDir, name);
  writeFileSync(file, bytes, { mode: 0o600, flag: 'wx' });
  return `Wrote ${file}. Delete it once the person has it.`;
}

async function erase(
  db: Db,
  encryption: Encryption,
  found: readonly FoundRecords[],
  { employee = false, yes = false, who, actor }: Request,
  backupDays: number,
): Promise<string> {
  const erased = found.filter(({ source }) => employee || source.keep !== 'employment');
  if (erased.length < found.length) {
    console.log(
      'Laws set how long you keep employment records, so the employee stays. Add --employee once that time is over.',
    );
  }
  if (erased.length === 0) return 'Nothing was erased.';
  if (!yes) await confirm(who.join(' '));
  await inTransaction(db, (tx) => erasePerson(tx, encryption, erased, actor));
  return `Erased. Opt-outs from texts stay in force, and the audit log keeps ids.
Backups have the data until ${getEndOfBackups(new Date(actor.at), backupDays)} (BACKUP_DAYS), or longer until there are three newer ones. After you restore one of them, run this command again.`;
}

async function confirm(text: string): Promise<void> {
  if (!process.stdin.isTTY) throw new OperatorError('Add --yes to erase this without a question.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`This can’t be undone. To erase it, type ${text} again: `);
  terminal.close();
  if (answer.trim() !== text) throw new OperatorError('Nothing was erased.');
}

runCommand(main);
