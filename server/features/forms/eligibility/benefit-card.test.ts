import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ErrorBody } from '../../../../contract/shared/schema/error';
import { cardMessages } from '../../../services/uploads/benefit-card';
import { documentQueue } from '../../../services/uploads/image-upload';
import { listChats } from '../../../testing/stored-records';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';
import { useTestServer } from '../../../testing/test-server';

const server = useTestServer({
  config: { rateLimitFactor: 100 },
});

const chats = () => listChats(server);
const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#088' } })
    .withExif({ IFD0: { Make: 'SecretPhone' } })
    .jpeg()
    .toBuffer();

describe('a benefit card', () => {
  test('is re-encoded without metadata and stored encrypted', async () => {
    const bytes = await picture();
    expect(bytes.includes('SecretPhone')).toBe(true);
    await submitEligibilityForm(server, specifiedFields, { file: { bytes, name: 'card.jpg' } });
    const [thread] = await chats();
    const cardId = thread?.messages[0]?.eligibility?.cardId ?? '';
    const [row] = await server.context.database.db.selectFrom('attachments').selectAll().execute();
    expect(Buffer.from(row?.bytesEncrypted ?? []).includes('JFIF')).toBe(false);
    const card = await server.callAs('owner', {
      method: 'GET',
      path: `/chats/${thread?.userId ?? ''}/cards/${cardId}`,
    });
    expect((await sharp(card.rawPayload).metadata()).format).toBe('jpeg');
    expect(card.rawPayload.includes('SecretPhone')).toBe(false);
  });

  test('gets 503 with Retry-After when too many are waiting, and is accepted on retry', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const held = Array.from({ length: 13 }, (_, sender) =>
      documentQueue(String(sender), () => gate),
    );
    const send = async () =>
      submitEligibilityForm(server, specifiedFields, {
        file: { bytes: await picture(), name: 'card.jpg' },
        headers: { 'idempotency-key': 'the-same-form' },
      });
    const rejected = await send();
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '15']);
    expect(rejected.json<ErrorBody>().error.message).toMatch(/send the form again/);
    expect(await chats()).toEqual([]);
    open();
    await Promise.all(held);
    expect((await send()).json()).toEqual({ acknowledged: true });
    expect((await chats())[0]?.messages[0]?.eligibility?.cardId).toBeTruthy();
  });

  test('is rejected while three others of its IPv6 /48 wait, so that nobody fills the queue alone', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const held = documentQueue('another', () => gate);
    const file = { bytes: await picture(), name: 'card.jpg' };
    const responses = [1, 2, 3, 4].map((network) =>
      submitEligibilityForm(server, specifiedFields, {
        file,
        remoteAddress: `2001:db8:1:${String(network)}::1`,
      }),
    );
    expect((await Promise.race(responses)).statusCode).toBe(503);
    open();
    await held;
    const statuses = (await Promise.all(responses)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 200, 200, 503]);
  });

  test('of 12 MB gets 413, and nothing is stored', async () => {
    const bytes = new Uint8Array(12 * 1024 * 1024);
    bytes.set(await picture());
    const response = await submitEligibilityForm(server, specifiedFields, {
      file: { bytes, name: 'card.jpg' },
    });
    expect(response.statusCode).toBe(413);
    expect(response.json<ErrorBody>().error.fields).toEqual({ file: cardMessages.tooLarge });
    expect(await chats()).toEqual([]);
  });

  test.each(['', 'null', 'undefined'])('may be missing as the text %j', async (text) => {
    const response = await submitEligibilityForm(server, { ...specifiedFields, file: text });
    expect(response.json()).toEqual({ acknowledged: true });
  });

  test('may be missing as an empty file', async () => {
    const file = { bytes: new Uint8Array(), name: '' };
    expect((await submitEligibilityForm(server, specifiedFields, { file })).statusCode).toBe(200);
  });
});
