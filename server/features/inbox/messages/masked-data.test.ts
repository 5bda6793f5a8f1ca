import { beforeEach, describe, expect, test } from 'vitest';
import type { Chat } from '../../../../contract/inbox/schema';
import { listAuditEntries } from '../../../testing/stored-records';
import { addThread, firstThread } from '../../../testing/single-thread';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';
import { useTestServer } from '../../../testing/test-server';

const server = useTestServer();
let thread: Chat;
beforeEach(async () => {
  thread = await addThread(server);
});

describe('a masked field', () => {
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
    const entries = await listAuditEntries(
      server.context.database.db,
      thread.messages[0]?.id ?? '',
    );
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

describe('a benefit card', () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n');

  test('is sent as an inert download and recorded in the audit log', async () => {
    await submitEligibilityForm(server, specifiedFields, {
      file: { bytes: pdf, name: '../evil".pdf' },
    });
    const { userId, messages } = await firstThread(server);
    const message = messages.at(-1);
    const path = `/chats/${userId}/cards/${message?.eligibility?.cardId ?? ''}`;
    const card = await server.callAs('intake', { method: 'GET', path });
    expect(card.rawPayload.equals(pdf)).toBe(true);
    expect(card.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="benefit-card.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    const [entry] = await listAuditEntries(server.context.database.db, message?.id ?? '');
    expect(entry).toMatchObject({ actor: 'intake@agency.example', action: 'open-card' });
  });

  test('of another thread returns 404', async () => {
    const path = `/chats/${thread.userId}/cards/none`;
    expect((await server.callAs('owner', { method: 'GET', path })).statusCode).toBe(404);
  });
});
