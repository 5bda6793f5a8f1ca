import { hkdfSync, randomBytes } from 'node:crypto';
import { OperatorError } from '../../operator-error';
import { readDatabaseTime } from '../clock';
import type { Database, Db } from '../engine';
import { decryptWithKey, encryptWithKey } from './aes-gcm';
import type { DataKeys } from './encryption';

declare module '../tables' {
  interface Tables {
    dataKeys: DataKeyTable;
  }
}

/** A key of the database, encrypted ("wrapped") by the master key in DATA_KEY (docs/decisions/043-keys.md). */
export type DataKeyTable = {
  /** From 1 to 65,535. Encrypted values start with it. */
  id: number;
  purpose: KeyPurpose;
  wrapped: string;
  /** By the next master key, while DATA_KEY is being replaced: either one opens the database. */
  wrappedNext: string | null;
  createdAt: string;
  /** Since then, it encrypts no value and makes no search token. */
  retiredAt: string | null;
};

/**
 * `content` encrypts values. `index` is for marks, and for search tokens until `search` replaces it there. `secret` is for fingerprints and derived tokens, such as reply addresses
 * in sent emails, so it is never replaced.
 */
export type KeyPurpose = 'content' | 'index' | 'search' | 'secret';

/** The secret key consists of two keys. */
const keyLengths: Record<KeyPurpose, number> = { content: 32, index: 32, search: 32, secret: 64 };

/** A new content key encrypts only when each running server has had time to load it. */
export const activationDelay = 60_000;

/**
 * Reads the keys, and creates those of a new database. Throws OperatorError if DATA_KEY is not the key that the database was written with.
 * @param known keys that need not be unwrapped again, because DATA_KEY may have been replaced since
 */
export async function readDataKeys(
  database: Pick<Database, 'db' | 'engine'>,
  masterKey: Buffer,
  known?: DataKeys,
): Promise<DataKeys> {
  const rows = await listDataKeys(database.db);
  if (rows.length === 0) {
    await createDataKeys(database.db, masterKey);
    return readDataKeys(database, masterKey);
  }
  const now = await readDatabaseTime(database);
  const cutoff = new Date(now.getTime() - activationDelay).toISOString();
  const content = rows.filter(({ purpose }) => purpose === 'content');
  const writing = content.findLast(({ createdAt }) => createdAt <= cutoff) ?? content[0];
  const unwrapOnly = (purpose: KeyPurpose): Buffer => {
    const row = rows.find((each) => each.purpose === purpose);
    if (row === undefined) throw new OperatorError(`The table data_keys has no ${purpose} key.`);
    return unwrapKey(row, masterKey);
  };
  return {
    writing: writing?.id ?? 0,
    content: new Map(
      content.map((row) => [row.id, known?.content.get(row.id) ?? unwrapKey(row, masterKey)]),
    ),
    index: known?.index ?? unwrapOnly('index'),
    search: new Map(
      rows
        .filter(({ purpose }) => purpose === 'index' || purpose === 'search')
        .map((row) => [
          row.id,
          {
            key: known?.search.get(row.id)?.key ?? unwrapKey(row, masterKey),
            isRetired: row.retiredAt !== null,
          },
        ]),
    ),
    secret: known?.secret ?? unwrapOnly('secret'),
  };
}

export function listDataKeys(db: Db): Promise<DataKeyTable[]> {
  return db.selectFrom('dataKeys').selectAll().orderBy('id').execute();
}

/** In one statement, so that of two servers that start at once only one creates them. */
export async function createDataKeys(db: Db, masterKey: Buffer, secret?: Buffer): Promise<void> {
  const purposes: KeyPurpose[] = ['content', 'index', 'secret'];
  const keys = purposes.map((purpose, index) =>
    wrapNewKey({ id: index + 1, purpose }, masterKey, purpose === 'secret' ? secret : undefined),
  );
  await db
    .insertInto('dataKeys')
    .values(keys)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type KeyName = Pick<DataKeyTable, 'id' | 'purpose'>;

export function wrapNewKey(
  name: KeyName,
  masterKey: Buffer,
  key: Buffer = randomBytes(keyLengths[name.purpose]),
): DataKeyTable {
  return {
    ...name,
    wrapped: wrapKey(name, key, masterKey),
    wrappedNext: null,
    createdAt: new Date().toISOString(),
    retiredAt: null,
  };
}

export function wrapKey(name: KeyName, key: Buffer, masterKey: Buffer): string {
  return encryptWithKey(deriveWrappingKey(masterKey), key, getContext(name)).toString('base64');
}

/** Throws OperatorError if the key was wrapped by another master key. */
export function unwrapKey(row: DataKeyTable, masterKey: Buffer): Buffer {
  const wrappingKey = deriveWrappingKey(masterKey);
  for (const wrapped of [row.wrapped, row.wrappedNext]) {
    try {
      return decryptWithKey(wrappingKey, Buffer.from(wrapped ?? '', 'base64'), getContext(row));
    } catch {
      // Wrapped by the other one
    }
  }
  throw new OperatorError(
    'DATA_KEY is not the key this database was written with. Set the key that was used before.',
  );
}

const getContext = ({ id, purpose }: KeyName) => `data_keys.${purpose}:${id}`;

function deriveWrappingKey(masterKey: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, '', 'larkspan wrap', 32));
}
