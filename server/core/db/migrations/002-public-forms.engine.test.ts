import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findIdempotencyRecord } from '../../http/idempotency/queries';
import {
  at,
  createThread,
  useUnmigratedDatabase,
} from '../../../testing/database/unmigrated-database';

const opened = useUnmigratedDatabase();

test('keeps messages and idempotency keys of the first release', async () => {
  await opened.migrateTo('001-first-tables');
  await opened.insert('threads', createThread('t'));
  const message = { threadId: 't', at, direction: 'in', text: 'x', delivery: 'received' };
  await opened.insert(
    'messages',
    {
      id: 'm1',
      ...message,
      channel: 'eligibility',
      idempotencyKey: 'email:k',
      requestMark: 'mark',
    },
    { id: 'm2', ...message, channel: 'sms', idempotencyKey: null, requestMark: null },
  );
  await opened.migrateTo('002-public-forms');
  const record = await findIdempotencyRecord(opened.db, 'email:k');
  expect(record).toEqual({ mark: 'mark', madeId: 'm1', at });
  const { rows } = await sql`select id, details from messages order by id`.execute(opened.db);
  expect(rows).toEqual([
    { id: 'm1', details: null },
    { id: 'm2', details: null },
  ]);
});
