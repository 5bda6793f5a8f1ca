import { expect, test } from 'vitest';
import {
  at,
  createMessage,
  createThread,
  useUnmigratedDatabase,
} from '../../../testing/database/unmigrated-database';

const opened = useUnmigratedDatabase();

test('points opened cards to their message, except deleted cards', async () => {
  await opened.migrateTo('008-thread-presence');
  await opened.insert('threads', createThread('thread'));
  await opened.insert('messages', createMessage('message', 'thread'));
  const file = { type: 'image/png', size: 6, bytesSealed: Buffer.from('sealed') };
  const card = { id: 'card', messageId: 'message', ...file, createdAt: at, keepUntil: at };
  await opened.insert('attachments', card);
  const entry = { at, actor: 'intake@agency.example', action: 'open-card' };
  await opened.insert(
    'audit',
    { id: 'card', ...entry, subject: 'card' },
    { id: 'gone', ...entry, subject: 'gone' },
  );
  await opened.migrateTo('010-audit-details');
  const rows = await opened.db
    .selectFrom('audit')
    .select(['id', 'subject'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: 'card', subject: 'message' },
    { id: 'gone', subject: 'gone' },
  ]);
});
