import { request, type ClientRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import { HttpError } from '../../core/http/errors';
import { documentQueue } from './image-upload';
import { pdfMessages } from './document-scanner/scan-document';
import { pdfFile } from '../../testing/samples/documents';
import { pdfOfSharedBytes } from '../../testing/samples/hostile-files';
import { createFormData, specifiedFields, submitEligibilityForm } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer({ config: { rateLimitFactor: 100 } });

const attachments = () =>
  server.context.database.db.selectFrom('attachments').select('id').execute();

/** The number of other calls answered before this one. */
async function servedDuring(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  void work.finally(() => (isOver = true));
  for (let served = 0; ; served += 1) {
    await server.call({ method: 'GET', path: '/count' });
    // Yields, because an injected call does not wait for I/O.
    await setTimeout(5);
    if (isOver) return served;
  }
}

async function isFull(sender: string): Promise<boolean> {
  const probe = new AbortController();
  const queued = documentQueue(sender, () => Promise.resolve(), probe.signal);
  probe.abort();
  const error: unknown = await queued.catch((reason: unknown) => reason);
  return error instanceof HttpError && error.statusCode === 503;
}

// A file like this once blocked the server for minutes.
test('rejects a hostile benefit card without blocking others', async () => {
  const send = (bytes: Buffer, remoteAddress: string) =>
    submitEligibilityForm(server, specifiedFields, {
      file: { bytes, name: 'card.pdf' },
      remoteAddress,
    });
  const hostile = send(pdfOfSharedBytes(1_100, 5_000_000), '203.0.113.1');
  const honest = send(pdfFile(), '203.0.113.2');
  expect(await servedDuring(hostile)).toBeGreaterThan(10);
  // A busy machine may time out first.
  expect([pdfMessages.packed, pdfMessages.tooLong]).toContain(
    (await hostile).json<ErrorBody>().error.fields?.['file'],
  );
  expect((await honest).statusCode).toBe(200);
});

test('drops the waiting cards of disconnected clients', async () => {
  const port = await server.listen();
  let open = (): void => undefined;
  const held = documentQueue('held', () => new Promise<void>((resolve) => (open = resolve)));
  const calls = await Promise.all(['Al', 'Bo', 'Cy'].map((name) => sendCard(port, name)));
  // One client's limit.
  const card = { bytes: pdfFile(), name: 'card.pdf' };
  await expect.poll(() => isFull('127.0.0.1')).toBe(true);
  expect((await submitEligibilityForm(server, specifiedFields, { file: card })).statusCode).toBe(
    503,
  );
  for (const call of calls) call.destroy();
  await expect.poll(() => isFull('127.0.0.1')).toBe(false);
  const next = submitEligibilityForm(server, specifiedFields, { file: card });
  open();
  await held;
  expect((await next).statusCode).toBe(200);
  expect(await attachments()).toHaveLength(1);
});

/** Over a real connection, which can be closed. */
async function sendCard(port: number, firstName: string): Promise<ClientRequest> {
  const file = { bytes: pdfFile(), name: 'card.pdf' };
  const body = new Response(createFormData({ ...specifiedFields, firstName }, file));
  const headers = { 'content-type': body.headers.get('content-type') ?? '' };
  const call = request({ port, host: '127.0.0.1', path: '/api/email', method: 'POST', headers });
  call.on('error', () => undefined);
  call.end(Buffer.from(await body.arrayBuffer()));
  return call;
}
