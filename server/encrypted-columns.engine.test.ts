import { expect, test } from 'vitest';
import { encryptedColumns } from './encrypted-columns';
import { useTestDatabase } from './testing/database/database';

const database = useTestDatabase();

test('every encrypted column of the database can get a new key', async () => {
  const tables = await database.db.withoutPlugins().introspection.getTables();
  const columns = tables.flatMap(({ name: table, columns }) =>
    columns.map(({ name }) => `${table}.${name}`),
  );
  const listed = encryptedColumns.map(({ table, column }) => `${table}.${column}`);
  expect(listed.toSorted()).toEqual(columns.filter((name) => name.endsWith('_encrypted')).sort());
  const keys = encryptedColumns.flatMap(({ table, key }) => key.map((name) => `${table}.${name}`));
  expect(keys.filter((key) => !columns.includes(key))).toEqual([]);
});
