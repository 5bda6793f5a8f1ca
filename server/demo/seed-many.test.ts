import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database';
import { readInbox } from '../testing/read-inbox';
import { testVault } from '../testing/vault';
import { manyPeople } from './many-people';
import { seedMany } from './seed-many';

test('so many sample threads are added as are asked for, all marked as samples, with reserved numbers', async () => {
  const { database, close } = await openTestDatabase();
  try {
    await seedMany(database.db, testVault, 300, new Date());
    const chats = await readInbox(database.db, testVault);
    expect(chats).toHaveLength(300);
    for (const { name, contact, email } of chats) {
      expect(name).toMatch(/\(sample \d+\)$/);
      expect(contact).toMatch(/^\d{3}55501\d\d$/);
      expect(email ?? 'a@mail.example').toMatch(/\.example$/);
    }
    expect(new Set(chats.map(({ status }) => status)).size).toBe(4);
  } finally {
    await close();
  }
});

test('the samples are the same each time', () => {
  expect(manyPeople(50, ['a@b.example'])).toEqual(manyPeople(50, ['a@b.example']));
});
