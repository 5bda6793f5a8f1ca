import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody } from '../../../../contract/shared/schema/error';
import { sendEndless } from '../../../testing/endless-body';
import { everyForm, formSamples } from '../../../testing/samples/forms';
import { submitForm } from '../../../testing/submit-form';
import { useTestServer } from '../../../testing/test-server';

const server = useTestServer();
let port: number;
beforeEach(async () => {
  port = await server.listen();
});

const type = 'multipart/form-data; boundary=Z';
const part = (name: string) => `--Z\r\nContent-Disposition: form-data; name=${name}\r\n\r\n`;
const long = 'x'.repeat(60_000);
/** Four times the file limit, or the limit of text fields. */
const maxFileBytes: Record<string, number> = {
  '/email': 40 * 1024 * 1024,
  '/applications': 20 * 1024 * 1024,
};

async function countIdempotencyKeys(): Promise<number> {
  const { rows } = await server.context.database.db
    .selectFrom('idempotencyKeys')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

async function isTooLarge(path: string, begin: string, more: string): Promise<void> {
  const { status, answer, sent } = await sendEndless(port, { path, type, begin, more });
  expect(status).toBe(413);
  const { error } = JSON.parse(answer.slice(answer.indexOf('{"error"'))) as ErrorBody;
  expect(error.message).toMatch(/^This file is larger than|^This is too large/);
  // Socket buffers count as sent.
  expect(sent).toBeLessThan((maxFileBytes[path] ?? 512 * 1024) + 12 * 1024 * 1024);
  expect(await countIdempotencyKeys()).toBe(0);
}

test.each(everyForm)('an endless text gets 413 at POST %s, and nothing is stored', async (path) => {
  await isTooLarge(path, part('firstName'), long);
});

describe.each(['/applications', '/contact'])('POST %s in chunks without a length', (path) => {
  test.each([
    ['only text before the first field', '', long],
    ['a file without end', part('file; filename=cv.pdf'), long],
    ['a file that it does not accept', part('photo; filename=cv.pdf'), long],
    ['fields without end', '', `${part('firstName')}Ann\r\n`.repeat(100)],
  ])('with %s gets 413 with a message, and nothing is stored', async (_case, begin, more) => {
    await isTooLarge(path, begin, more);
  });
});

test('a form that is too large but still arriving counts toward its client’s limit', async () => {
  const calls = await Promise.all(
    Array.from({ length: 6 }, async (): Promise<ClientRequest> => {
      const headers = { 'content-type': type };
      const call = request({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/helpDesk',
        headers,
      });
      call.on('error', () => undefined);
      call.write(long.repeat(10));
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(413);
      return call;
    }),
  );
  const send = async () =>
    (await submitForm(server, '/helpDesk', formSamples['/helpDesk'] ?? {})).statusCode;
  expect(await send()).toBe(429);
  for (const call of calls) call.destroy();
  await expect.poll(send, { interval: 200 }).toBe(200);
});
