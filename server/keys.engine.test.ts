import { beforeEach, expect, test } from 'vitest';
import { activationDelay, listDataKeys, wrapNewKey } from './core/db/encryption/data-keys';
import { getValueContext } from './core/db/encryption/encrypted-column';
import { createEncryption, type KeyRing } from './core/db/encryption/encryption';
import { openKeyRing } from './core/db/encryption/key-ring';
import { replaceContentKey, replaceSearchKey } from './core/db/encryption/replace-data-key';
import {
  cancelRotation,
  finishRotation,
  startRotation,
} from './core/db/encryption/replace-master-key';
import { inTransaction } from './core/db/engine';
import { writeSetting } from './core/db/settings';
import { encryptedColumns } from './encrypted-columns';
import { seedDemo } from './demo/seed-demo';
import { saveEmployeePhoto } from './features/employees/photo-queries';
import { decryptThread, formatPersonName } from './features/inbox/threads/person-name';
import { peopleData } from './person-records';
import { renewIndex } from './services/people/renew-index';
import { parseIndexSearch } from './services/search-index/index-search';
import { findIndexFilter } from './services/search-index/filter-queries';
import { addToIndex } from './services/search-index/queries';
import { saveDraft } from './services/drafts/queries';
import { useTestDatabase } from './testing/database/database';
import { testRegions } from './testing/samples/region-records';

const database = useTestDatabase();
const masterKey = Buffer.alloc(32, 7);
const nextKey = Buffer.alloc(32, 9);
const isOpen = (key: Buffer) =>
  openKeyRing(database, key).then(
    () => true,
    () => false,
  );

const draft = {
  email: 'owner@larkspan.example',
  key: '/chats/1/note',
  kind: 'thread',
  subject: '1',
  savedAt: '2026-11-20T12:00:00.000Z',
  content: { values: { text: 'Before' }, base: null } as never,
} as const;

let ring: KeyRing;
beforeEach(async () => {
  ring = await openKeyRing(database, masterKey);
  const encryption = createEncryption(ring);
  await seedDemo(database.db, { encryption, regions: testRegions }, new Date());
  await saveDraft(database.db, encryption, draft, null);
  const { id } = await database.db
    .selectFrom('employees')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const photo = { employeeId: id, bytes: Buffer.from('photo'), at: draft.savedAt };
  await saveEmployeePhoto(database.db, encryption, photo);
});

/** As `reencrypt` does, but long ago, so that servers use it already. */
async function addContentKey(): Promise<void> {
  const createdAt = new Date(Date.now() - 2 * activationDelay).toISOString();
  const key = { ...wrapNewKey({ id: 4, purpose: 'content' }, masterKey), createdAt };
  await database.db.insertInto('dataKeys').values(key).execute();
}

const reencrypt = (onProgress: () => Promise<void> | void = () => undefined, key = masterKey) =>
  replaceContentKey(database, key, encryptedColumns, { wait: () => Promise.resolve(), onProgress });

/** The ids of the keys of the values that readValues has read. */
const usedKeys = new Set<number>();

async function readValues(): Promise<Map<string, string>> {
  usedKeys.clear();
  const encryption = createEncryption(await openKeyRing(database, masterKey));
  const values = new Map<string, string>();
  for (const column of encryptedColumns) {
    const rows = await database.db
      .withoutPlugins()
      .selectFrom(column.table as never)
      .selectAll()
      .execute();
    for (const row of rows as Record<string, unknown>[]) {
      const value = row[column.column];
      if (!value) continue;
      const bytes = typeof value === 'string' ? Buffer.from(value, 'base64') : (value as Buffer);
      const context = getValueContext(column, row);
      usedKeys.add(Buffer.from(bytes).readUInt16BE(1));
      values.set(context, encryption.decryptBytes(bytes, context).toString());
    }
  }
  return values;
}

test('all values get the new content key, and the former one is retired', async () => {
  const before = await readValues();
  expect(usedKeys).toEqual(new Set([1]));
  await addContentKey();
  expect(await reencrypt()).toEqual({ renewed: before.size, unreadable: 0 });
  expect(await readValues()).toEqual(before);
  expect(usedKeys).toEqual(new Set([4]));
  const keys = await listDataKeys(database.db);
  expect(keys.filter(({ retiredAt }) => retiredAt !== null).map(({ id }) => id)).toEqual([1]);
});

test('continues after it was stopped', async () => {
  const before = await readValues();
  await addContentKey();
  const stop = () => {
    throw new Error('stopped');
  };
  await expect(reencrypt(stop)).rejects.toThrow('stopped');
  const { renewed } = await reencrypt();
  expect(renewed).toBeGreaterThan(0);
  expect(renewed).toBeLessThan(before.size);
  expect(await readValues()).toEqual(before);
});

test('keeps what a server writes meanwhile, also with the former key', async () => {
  const server = createEncryption(ring);
  await addContentKey();
  const content = { values: { text: 'Meanwhile' }, base: null } as never;
  let isSaved = false;
  await reencrypt(async () => {
    if (isSaved) return;
    isSaved = true;
    await saveDraft(database.db, server, { ...draft, key: '/chats/2/note', content }, null);
  });
  const context = `drafts.content:${draft.email}:/chats/2/note`;
  expect((await readValues()).get(context)).toContain('Meanwhile');
  expect(usedKeys).toEqual(new Set([4]));
});

test('leaves a damaged value as it is', async () => {
  await database.db.updateTable('drafts').set({ contentEncrypted: 'AgABAAAA' }).execute();
  await addContentKey();
  expect(await reencrypt()).toMatchObject({ unreadable: 1 });
  const draft = await database.db.selectFrom('drafts').selectAll().executeTakeFirst();
  expect(draft?.contentEncrypted).toBe('AgABAAAA');
});

test('both master keys open the database until the new one is confirmed', async () => {
  const before = await readValues();
  await startRotation(database.db, masterKey, nextKey);
  expect([await isOpen(masterKey), await isOpen(nextKey)]).toEqual([true, true]);
  await expect(finishRotation(database, masterKey)).rejects.toThrow(/not the new key yet/);
  await expect(cancelRotation(database.db, nextKey)).rejects.toThrow(/is the new key/);
  await expect(startRotation(database.db, masterKey, nextKey)).rejects.toThrow(/already/);
  await expect(reencrypt()).rejects.toThrow(/is being replaced/);
  await finishRotation(database, nextKey);
  expect([await isOpen(masterKey), await isOpen(nextKey)]).toEqual([false, true]);
  await expect(finishRotation(database, nextKey)).rejects.toThrow(/not being replaced/);
  await startRotation(database.db, nextKey, masterKey);
  await finishRotation(database, masterKey);
  expect(await readValues()).toEqual(before);
});

test('the former master key stays valid while a server runs with it', async () => {
  await startRotation(database.db, masterKey, nextKey);
  await ring.reload();
  await expect(finishRotation(database, nextKey)).rejects.toThrow(/still runs with the former/);
  const longAgo = new Date(Date.now() - activationDelay).toISOString();
  await writeSetting(database.db, 'former-data-key-used-at', longAgo);
  await (await openKeyRing(database, nextKey)).reload();
  await finishRotation(database, nextKey);
  // A server that is not restarted goes on, but could not read new keys.
  await ring.reload();
  await expect(reencrypt(undefined, nextKey)).rejects.toThrow(/still runs with the former/);
});

test('a new master key can be given up', async () => {
  await startRotation(database.db, masterKey, nextKey);
  await cancelRotation(database.db, masterKey);
  expect([await isOpen(masterKey), await isOpen(nextKey)]).toEqual([true, false]);
});

test('changes no key with another DATA_KEY', async () => {
  const before = await listDataKeys(database.db);
  await expect(startRotation(database.db, nextKey, masterKey)).rejects.toThrow(/^DATA_KEY is not/);
  await expect(reencrypt(undefined, nextKey)).rejects.toThrow(/^DATA_KEY is not/);
  expect(await listDataKeys(database.db)).toEqual(before);
});

async function readTokens(): Promise<Set<number>> {
  const rows = await database.db.selectFrom('searchTokens').selectAll().execute();
  return new Set(rows.flatMap(({ token, tokens }) => tokens ?? [token]).map(Number));
}

test('the search index gets a new key while servers search and write', async () => {
  const { db } = database;
  const server = createEncryption(ring);
  const threads = await db.selectFrom('threads').select(['id', 'n', 'personEncrypted']).execute();
  const people = threads.map((thread) => ({
    n: thread.n,
    name: formatPersonName(decryptThread(server, thread)),
  }));
  const countFound = async () => {
    let found = 0;
    for (const { n, name } of people) {
      const search = parseIndexSearch(server, 'thread', name);
      if (search === null) continue;
      const filter = await findIndexFilter(db, search);
      const rows = await db.selectFrom('threads').select('n').where(filter('threads')).execute();
      if (rows.some((row) => row.n === n)) found += 1;
    }
    return found;
  };
  const former = await readTokens();
  let passes = 0;
  const renew = async (encryption: typeof server) => {
    passes += 1;
    // In the second pass, the server doesn't know yet that the former key is retired.
    if (passes === 1) await ring.reload();
    await inTransaction(db, async (tx) => {
      for (const { n, name } of people) await addToIndex(tx, server, { kind: 'thread', n }, [name]);
    });
    expect(await countFound()).toBe(people.length);
    const renewed = await renewIndex(db, encryption, peopleData, () => undefined);
    expect(await countFound()).toBe(people.length);
    return renewed;
  };
  const renewed = await replaceSearchKey(database, masterKey, renew, () => Promise.resolve());
  await ring.reload();
  expect(renewed).toBeGreaterThan(people.length);
  expect(await countFound()).toBe(people.length);
  const current = await readTokens();
  expect(current.size).toBe(former.size);
  expect([...current].filter((token) => former.has(token))).toEqual([]);
});
