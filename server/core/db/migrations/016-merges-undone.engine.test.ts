import { expect, test } from 'vitest';
import {
  createMessage,
  createThread,
  useUnmigratedDatabase,
} from '../../../testing/database/unmigrated-database';

const opened = useUnmigratedDatabase();

test('outgoing texts get the number of the thread they were written in, even after a merge', async () => {
  await opened.migrateTo('014-reply-templates');
  await opened.insert(
    'threads',
    createThread('root', { contact: '2125550142', mergedInto: null }),
    createThread('rosa', { contact: '2125550199', mergedInto: 'root' }),
  );
  for (const id of ['root', 'rosa']) {
    await opened.insert(
      'messages',
      createMessage(`${id}-sms-out`, id, { channel: 'sms', direction: 'out' }),
      createMessage(`${id}-sms-in`, id, { channel: 'sms', direction: 'in' }),
      createMessage(`${id}-email-out`, id, { channel: 'email', direction: 'out' }),
    );
  }
  await opened.migrateTo('016-merges-undone');
  const rows = await opened.db
    .selectFrom('messages')
    .select(['id', 'number'])
    .orderBy('id')
    .execute();
  expect(rows.filter(({ number }) => number !== null)).toEqual([
    { id: 'root-sms-out', number: '2125550142' },
    { id: 'rosa-sms-out', number: '2125550199' },
  ]);
});
