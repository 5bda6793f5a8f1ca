import { beforeEach, describe, expect, test } from 'vitest';
import type { Chat } from '../../../contract/inbox/schema';
import { auditOf } from '../../audit/service';
import { addThread } from '../../testing/single-thread';
import { specifiedFields } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer();
let thread: Chat;
beforeEach(async () => {
  thread = await addThread(server);
});

describe('revealing a field', () => {
  const reveal = (
    field: string,
    messageId = thread.messages[0]?.id ?? '',
    userId = thread.userId,
  ) =>
    server.callAs('owner', {
      method: 'POST',
      path: `/chats/${userId}/messages/${messageId}/reveal`,
      payload: { field },
    });

  test('returns its value and records who looked', async () => {
    expect((await reveal('dob')).json()).toEqual({ value: specifiedFields.dob });
    expect((await reveal('medicate')).json()).toEqual({ value: specifiedFields.medicate });
    const entries = await auditOf(server.context.database.db, thread.messages[0]?.id ?? '');
    expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
      ['owner@agency.example', 'reveal-dob'],
      ['owner@agency.example', 'reveal-medicate'],
    ]);
  });

  test('of another thread or message returns 404', async () => {
    expect((await reveal('dob', undefined, 'other')).statusCode).toBe(404);
    expect((await reveal('dob', 'other')).statusCode).toBe(404);
  });

  test('that is not masked returns 400', async () => {
    expect((await reveal('contact')).statusCode).toBe(400);
  });
});
