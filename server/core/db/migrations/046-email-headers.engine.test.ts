import { expect, test } from 'vitest';
import {
  at,
  createThread,
  useUnmigratedDatabase,
} from '../../../testing/database/unmigrated-database';

const opened = useUnmigratedDatabase();

test('automatic replies become automatic emails', async () => {
  await opened.migrateTo('045-site-deploys');
  const state = { status: 'new', version: 1, revision: 'r' };
  await opened.insert('threads', createThread('t1', state));
  const message = { threadId: 't1', at, channel: 'email', direction: 'in', textSealed: 'x' };
  for (const [id, intent] of [
    ['m1', 'automatic-reply'],
    ['m2', 'stop'],
    ['m3', null],
  ]) {
    await opened.insert('messages', { ...message, id, intent, delivery: 'received' });
  }
  await opened.migrateTo('046-email-headers');
  const messages = await opened.db
    .selectFrom('messages')
    .select(['intent', 'emailHeadersSealed', 'requestId'])
    .orderBy('id')
    .execute();
  const empty = { emailHeadersSealed: null, requestId: null };
  expect(messages).toEqual(['automatic', 'stop', null].map((intent) => ({ intent, ...empty })));
});
