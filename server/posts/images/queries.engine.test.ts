import { expect, test } from 'vitest';
import { useTestServer } from '../../testing/test-server';
import { missingPictures, putPostPicture } from './queries';

const server = useTestServer();

const at = '2026-11-22T15:00:00.000Z';

test('finds missing pictures among more hashes than a statement can hold', async () => {
  const { db } = server.context.database;
  const many = Array.from({ length: 70_000 }, (_, index) => index.toString(16).padStart(32, '0'));
  const kept = [many[0], many[499], many[500], many[69_999]] as string[];
  const picture = {
    bytes: Buffer.from('a'),
    width: 1,
    height: 1,
    created_at: at,
    created_by: 'o@a.example',
  };
  for (const hash of kept) {
    await putPostPicture(db, { hash, ...picture });
  }
  const missing = await missingPictures(db, [...many, 'none', 'none']);
  expect(missing).toEqual([...many.filter((hash) => !kept.includes(hash)), 'none']);
});
