import { expect, test } from 'vitest';
import { HttpError } from '../errors';
import { useTestServer } from '../../../testing/test-server';
import { bulkUpdate } from './bulk-update';

const server = useTestServer();

/** Changes three items, of which some fail unexpectedly. */
const change = (...broken: string[]) =>
  bulkUpdate(
    { db: server.context.database.db, log: server.app.log },
    [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    (_tx, { id }) => {
      if (broken.includes(id)) return Promise.reject(new Error('disk I/O error'));
      return id === 'c' ? Promise.reject(new HttpError(409, 'x', 'Not c.')) : Promise.resolve(1);
    },
  );

test('continues after an unexpected error and reports what was changed', async () => {
  expect(await change('b')).toEqual({
    changed: ['a'],
    rejected: [
      { id: 'b', message: 'Something went wrong on our side. Please try again.' },
      { id: 'c', message: 'Not c.' },
    ],
    results: [1],
  });
  expect(server.logs.join('')).toContain('disk I/O error');
});

test('throws when nothing was changed because of an unexpected error', async () => {
  await expect(change('a', 'b')).rejects.toThrow('disk I/O error');
});
