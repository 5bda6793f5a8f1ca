import { expect, test } from 'vitest';
import {
  at,
  createThread,
  useUnmigratedDatabase,
} from '../../../testing/database/unmigrated-database';

const opened = useUnmigratedDatabase();

test('the timeline starts with the changes that the audit recorded', async () => {
  await opened.migrateTo('041-drafts');
  const state = { status: 'new', version: 1, revision: 'r' };
  await opened.insert('threads', createThread('t1', state));
  await opened.insert('threads', createThread('t2', { ...state, mergedInto: 't1' }));
  const owner = 'owner@agency.example';
  for (const [id, action, subject, detail] of [
    ['a1', 'status-closed', 't1', null],
    ['a2', 'assign', 't1', owner],
    ['a3', 'unassign', 't1', null],
    ['a4', 'merge', 't2', 'into Ann Lee'],
  ]) {
    const entry = { id, action, subject, detail, at, actor: owner, subjectKind: 'thread' };
    await opened.insert('audit', entry);
  }
  await opened.migrateTo('042-thread-events');
  const events = await opened.db
    .selectFrom('threadEvents')
    .select(['threadId', 'kind', 'detail'])
    .orderBy('id')
    .execute();
  expect(events.map(({ threadId, kind, detail }) => [threadId, kind, detail])).toEqual([
    ['t1', 'status', 'closed'],
    ['t1', 'assigned', owner],
    ['t1', 'assigned', null],
    ['t1', 'merged', 't2'],
  ]);
});
