/** `npm run person -- export|erase <phone, email, or id> …`: gives a person their data, or erases it, beside running servers (docs/production.md). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { automaticActor } from '../../contract/audit/constants';
import { loadConfig, ConfigError, type Config } from '../../server/core/config/config';
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

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { yes: { type: 'boolean' }, employee: { type: 'boolean' }, by: { type: 'string' } },
});
const [command, ...who] = positionals;
const now = new Date();
const actor = { email: options.by ?? automaticActor, at: now.toISOString() };

async function main(): Promise<void> {
  if ((command !== 'export' && command !== 'erase') || who.length === 0) {
    throw new ConfigError([
      'Use: npm run person -- export|erase <phone, email, or id> … [--yes] [--employee] [--by <your email>]',
    ]);
  }
  readSettings();
  const config = loadConfig(process.env);
  const database = await openBesideServer(config.database);
  try {
    const { db } = database;
    const masterKey = loadDataKey(config.dataKey, config.dataDir);
    const encryption = createEncryption(await openKeyRing(database, masterKey));
    const keys = parsePersonKeys(encryption, who);
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
    if (command === 'export') await writeExport(db, encryption, found, config.dataDir);
    else await erase(db, encryption, found, config);
  } finally {
    await database.close();
  }
}

async function writeExport(
  db: Db,
  encryption: Encryption,
  found: readonly FoundRecords[],
  dataDir: string,
): Promise<void> {
  const folder = join(dataDir, `person-${actor.at.replaceAll(':', '-')}`);
  const { tables, files } = await inTransaction(db, (tx) =>
    exportPerson(tx, encryption, found, actor),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'person.json'), JSON.stringify(Object.fromEntries(tables), null, 2));
  const sections = [...tables].map(([table, rows]) => {
    const title = table.replaceAll('_', ' ').toUpperCase();
    return `${title}\n\n${rows.map((row) => formatFields(row)).join('\n\n')}\n`;
  });
  writeFileSync(join(folder, 'person.txt'), sections.join('\n\n'));
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
  console.log(
    `Wrote person.txt, person.json, and ${files.length} files to ${folder}. Delete it when the person has it.`,
  );
}

async function erase(
  db: Db,
  encryption: Encryption,
  found: readonly FoundRecords[],
  { backups }: Config,
): Promise<void> {
  const erased = found.filter(({ source }) => options.employee || !source.isEmployment);
  if (erased.length < found.length) {
    console.log(
      'The employee stays: the law sets how long you keep employment records. Once that time is over, add --employee.',
    );
  }
  if (erased.length === 0) return;
  if (!options.yes) await confirm();
  await inTransaction(db, (tx) => erasePerson(tx, encryption, erased, actor));
  const until = new Date(now.getTime() + backups.days * 24 * 60 * 60_000);
  console.log(`Erased. Opt-outs from texts stay in force, and the audit log keeps ids.
Backups made until now still have the data: until ${until.toISOString().slice(0, 10)} (BACKUP_DAYS), or until three newer ones exist if that is later. After you restore one of them, run this command again.`);
}

async function confirm(): Promise<void> {
  const text = who.join(' ');
  if (!process.stdin.isTTY) throw new ConfigError(['Add --yes to erase this without a question.']);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`This can’t be undone. To erase it, type ${text} again: `);
  terminal.close();
  if (answer.trim() !== text) throw new ConfigError(['Nothing was erased.']);
}

runCommand(main);
