import { expect, test } from 'vitest';
import { createThread, useUnmigratedDatabase } from '../../../testing/database/unmigrated-database';

const opened = useUnmigratedDatabase();

test('gives threads the address of their first message', async () => {
  await opened.migrateTo('002-public-forms');
  const [first, later] = ['2026-11-20T15:00:00.000Z', '2026-11-21T15:00:00.000Z'];
  const details = JSON.stringify([{ label: 'E-mail', value: 'stranger@mail.example' }]);
  for (const [id, email, checkedEmail] of [
    ['a', 'stranger@mail.example', null],
    ['b', 'bob@mail.example', 'bob@mail.example'],
  ] as const) {
    await opened.insert('threads', createThread(id, { email }));
    const message = { threadId: id, direction: 'in', text: 'x', delivery: 'received' };
    await opened.insert(
      'messages',
      { id: `${id}1`, ...message, at: first, channel: 'eligibility', details: null },
      { id: `${id}2`, ...message, at: later, channel: 'contact', details },
    );
    const person = { firstName: 'Ann', lastName: 'Lee', contact: '2125550199' };
    const check = { ...person, email: checkedEmail, time: 'noon', dobSealed: 'sealed', consent: 0 };
    await opened.insert('eligibilityChecks', { messageId: `${id}1`, ...check });
  }
  await opened.migrateTo('003-addresses-of-messages');
  const { db } = opened;
  const threads = await db.selectFrom('threads').select(['id', 'email']).orderBy('id').execute();
  expect(threads).toEqual([
    { id: 'a', email: null },
    { id: 'b', email: 'bob@mail.example' },
  ]);
  const messages = await db.selectFrom('messages').select('email').orderBy('id').execute();
  expect(messages.map(({ email }) => email)).toEqual([
    null,
    'stranger@mail.example',
    'bob@mail.example',
    'stranger@mail.example',
  ]);
});
