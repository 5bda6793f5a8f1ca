/** `npm run person -- export|erase <phone, email, or id> …`: gives a person their data, or erases it, beside running servers (docs/production.md). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { automaticActor } from '../../contract/audit/constants';
import { loadConfig, ConfigError } from '../../server/core/config/config';
import { loadDataKey } from '../../server/core/db/encryption/data-key';
import { createEncryption, type Encryption } from '../../server/core/db/encryption/encryption';
import { openKeyRing } from '../../server/core/db/encryption/key-ring';
import { inTransaction, type Db } from '../../server/core/db/engine';
import { openBesideServer } from '../../server/core/db/open-database';
import {
  erasePerson,
  exportPerson,
  findPerson,
  parsePersonKeys,
  type FoundRecords,
} from '../../server/person-records';
import { formatFields } from '../../server/services/people/export-rows';
import { readSettings } from '../settings';
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
  throw new ConfigError([usage]);
}

async function main(): Promise<void> {
  const request = readRequest();
  readSettings();
  const config = loadConfig(process.env);
  const database = await openBesideServer(config.database);
  try {
    const { db } = database;
    const masterKey = loadDataKey(config.dataKey, config.dataDir);
    const encryption = createEncryption(await openKeyRing(database, masterKey));
    const keys = parsePersonKeys(encryption, request.who);
    if (keys === null) {
      throw new ConfigError(['Give 10-digit phone numbers, email addresses, or ids of records.']);
    }
    const found = await findPerson(db, encryption, keys);
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
  } finally {
    await database.close();
  }
}

async function writeExport(
  db: Db,
  encryption: Encryption,
  found: readonly FoundRecords[],
  { actor }: Request,
  dataDir: string,
): Promise<string> {
  const folder = join(dataDir, `person-${actor.at.replaceAll(':', '-')}`);
  const { tables, files } = await inTransaction(db, (tx) =>
    exportPerson(tx, encryption, found, actor),
  );
  mkdirSync(folder);
  writeFileSync(join(folder, 'person.json'), JSON.stringify(Object.fromEntries(tables), null, 2));
  const sections = [...tables].map(([table, rows]) => {
    const title = table.replaceAll('_', ' ').toUpperCase();
    return [title, ...rows.map((row) => formatFields(row))].join('\n\n');
  });
  writeFileSync(join(folder, 'person.txt'), `${sections.join('\n\n\n')}\n`);
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
  return `Wrote person.txt, person.json, and ${files.length} other files to ${folder}. Delete them once the person has them.`;
}

async function erase(
  db: Db,
  encryption: Encryption,
  found: readonly FoundRecords[],
  { employee = false, yes = false, who, actor }: Request,
  backupDays: number,
): Promise<string> {
  const erased = found.filter(({ source }) => employee || source.isEmployment !== true);
  if (erased.length < found.length) {
    console.log(
      'Laws set how long you keep employment records, so the employee stays. Add --employee once that time is over.',
    );
  }
  if (erased.length === 0) return 'Nothing was erased.';
  if (!yes) await confirm(who.join(' '));
  await inTransaction(db, (tx) => erasePerson(tx, encryption, erased, actor));
  const until = new Date(Date.parse(actor.at) + backupDays * 24 * 60 * 60_000);
  return `Erased. Opt-outs from texts stay in force, and the audit log keeps ids.
Backups have the data until ${until.toISOString().slice(0, 10)} (BACKUP_DAYS), or longer until there are three newer ones. After you restore one of them, run this command again.`;
}

async function confirm(text: string): Promise<void> {
  if (!process.stdin.isTTY) throw new ConfigError(['Add --yes to erase this without a question.']);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`This can’t be undone. To erase it, type ${text} again: `);
  terminal.close();
  if (answer.trim() !== text) throw new ConfigError(['Nothing was erased.']);
}

runCommand(main);
