import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFakeTwilio, type FakeTwilio } from '../../../../tests/fakes/twilio-api';
import { DeliveryError } from '../../outbox/job-error';
import { createTextFileChannel, createTwilioChannel } from './channels';

const at = '2026-03-01T12:00:00.000Z';

async function failure(delivery: Promise<unknown>): Promise<DeliveryError> {
  const error: unknown = await delivery.then(
    () => new Error('was delivered'),
    (reason: unknown) => reason,
  );
  if (error instanceof DeliveryError) return error;
  throw error;
}

describe('Twilio', () => {
  let peer: FakeTwilio;
  const statusUrl = 'https://site.example/api/sms/status';
  let send: ReturnType<typeof createTwilioChannel>;
  beforeEach(async () => {
    peer = await startFakeTwilio();
    send = createTwilioChannel({ ...peer.account, apiUrl: peer.url, statusUrl });
  });
  afterEach(() => peer.stop());

  test('delivers a text with the job’s idempotency token', async () => {
    const sid = await send({ to: '2125550199', text: 'Hello & welcome +1' }, 'reply-1', at);
    expect(peer.texts).toEqual([
      {
        to: '+12125550199',
        from: peer.account.from,
        body: 'Hello & welcome +1',
        idempotencyToken: 'reply-1',
        statusCallback: `${statusUrl}?job=reply-1`,
        sid,
      },
    ]);
  });

  test.each([
    [400, 21610, true],
    [429, 20429, false],
    [500, 20500, false],
    [401, 20003, false],
  ])('reports status %i with code %i as final: %s', async (status, code, isFinal) => {
    peer.setError({ status, code });
    const failed = await failure(send({ to: '2125550199', text: 'Hello' }, 'reply-1', at));
    expect(failed).toMatchObject({
      isFinal,
      details: { service: 'twilio', status, code },
    });
  });

  test('treats an unreachable service as temporary', async () => {
    await peer.stop();
    const failed = await failure(send({ to: '2125550199', text: 'Hello' }, 'reply-1', at));
    expect(failed.isFinal).toBe(false);
    peer = await startFakeTwilio();
  });
});

test('without Twilio, a text is written to a .txt file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larkspan-outbox-'));
  try {
    await createTextFileChannel(folder)({ to: '2125550199', text: 'Hello' }, 'reply-1', at);
    const file = join(folder, '2026-03-01T12-00-00-000Z-reply-1.txt');
    expect(readFileSync(file, 'utf8')).toBe('To: +12125550199\n\nHello\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
