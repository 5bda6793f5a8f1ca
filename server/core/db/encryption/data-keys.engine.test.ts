import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../testing/database/database';
import { activationDelay, listDataKeys, readDataKeys, wrapNewKey } from './data-keys';
import { createEncryption } from './encryption';
import { openKeyRing } from './key-ring';

const masterKey = Buffer.alloc(32, 1);
const database = useTestDatabase();

test('a new database creates its keys once, also when two servers start at the same time', async () => {
  const rings = await Promise.all([1, 2].map(() => openKeyRing(database, masterKey)));
  const [first, second] = rings.map((ring) => createEncryption(ring));
  const value = first?.encrypt('4 12 1948', 'here') ?? '';
  expect(second?.decrypt(value, 'here')).toBe('4 12 1948');
  expect(second?.deriveToken('thread')).toBe(first?.deriveToken('thread'));
  const keys = await listDataKeys(database.db);
  expect(keys.map(({ purpose }) => purpose)).toEqual(['content', 'index', 'secret']);
});

test('rejects a database written with another master key', async () => {
  await readDataKeys(database, masterKey);
  await expect(readDataKeys(database, Buffer.alloc(32, 2))).rejects.toThrow(
    /^DATA_KEY is not the key/,
  );
  await readDataKeys(database, masterKey);
});

test('servers know a new content key before any of them encrypts with it', async () => {
  const ring = await openKeyRing(database, masterKey);
  const key = wrapNewKey({ id: 4, purpose: 'content' }, masterKey);
  await database.db.insertInto('dataKeys').values(key).execute();
  await ring.reload();
  expect([ring.keys.content.has(4), ring.keys.writing]).toEqual([true, 1]);
  const createdAt = new Date(Date.now() - 2 * activationDelay).toISOString();
  await database.db.updateTable('dataKeys').set({ createdAt }).where('id', '=', 4).execute();
  await ring.reload();
  expect(ring.keys.writing).toBe(4);
});

test('a server goes on with the keys that it has after the master key was replaced', async () => {
  const ring = await openKeyRing(database, masterKey);
  await database.db.updateTable('dataKeys').set({ wrapped: 'by another key' }).execute();
  await ring.reload();
  expect(ring.keys.writing).toBe(1);
  await expect(openKeyRing(database, masterKey)).rejects.toThrow(/^DATA_KEY is not the key/);
});
