import { expect, test } from 'vitest';
import { findThreadState } from '../../../features/inbox/threads/state-queries';
import {
  createMessage,
  createThread,
  useUnmigratedDatabase,
} from '../../../testing/database/unmigrated-database';

const opened = useUnmigratedDatabase();

test('threads with a reply are contacted, others new, and all unassigned', async () => {
  await opened.migrateTo('005-polled-lists');
  await opened.insert('threads', createThread('asked'), createThread('answered'));
  await opened.insert(
    'messages',
    createMessage('m1', 'asked', { direction: 'in' }),
    createMessage('m2', 'answered', { direction: 'out' }),
  );
  await opened.migrateTo('007-thread-states');
  const rest = { assignee: null, version: 1, changedBy: null };
  expect(await findThreadState(opened.db, 'asked')).toEqual({ status: 'new', ...rest });
  expect(await findThreadState(opened.db, 'answered')).toEqual({ status: 'contacted', ...rest });
});
