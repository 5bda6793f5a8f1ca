import { request, type ClientRequest } from 'node:http';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../../contract/errors';
import { HttpError } from '../errors';
import { inTurn } from '../files/file-work';
import { pdfMessages } from '../files/refuse-active-pdf';
import { resumeMessages } from '../files/resume';
import { docxFile, pdfFile } from '../testing/documents';
import { formSamples } from '../testing/form-samples';
import { blankRelations, pdfOfSharedBytes } from '../testing/hostile-files';
import { specifiedFields, submit, submitTo } from '../testing/submit';
import { useTestServer } from '../testing/test-server';

const server = useTestServer({ config: { rateLimitFactor: 100 } });

const attachments = () =>
  server.context.database.db.selectFrom('attachments').select('id').execute();

/** How many calls of others were answered before this was. */
async function servedDuring(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  void work.finally(() => (isOver = true));
  for (let served = 0; ; served += 1) {
    await server.call({ method: 'GET', path: '/count' });
    if (isOver) return served;
  }
}

/** Whether no more of this sender's files may wait. */
async function isFull(sender: string): Promise<boolean> {
  const probe = new AbortController();
  const place = inTurn(sender, () => Promise.resolve(), probe.signal);
  probe.abort();
  const refusal: unknown = await place.catch((error: unknown) => error);
  return refusal instanceof HttpError && refusal.statusCode === 503;
}

test.each([
  ['/email', 'card.pdf', pdfOfSharedBytes(1_100, 5_000_000), pdfMessages.packed],
  [
    '/applications',
    'cv.docx',
    docxFile([
      { name: 'word/_rels/document.xml.rels', content: blankRelations(4_000, 20_000_000) },
    ]),
    resumeMessages.tooLargeUnpacked,
  ],
] as const)(
  // Each of these files once took minutes, in which nobody else was served.
  'POST %s refuses a hostile %s, and others are served meanwhile',
  async (path, name, bytes, words) => {
    const send = (file: Buffer, remoteAddress: string) =>
      submitTo(
        server,
        path,
        { ...formSamples[path] },
        { file: { bytes: file, name }, remoteAddress },
      );
    const hostile = send(bytes, '203.0.113.1');
    const honest = path === '/email' ? send(pdfFile(), '203.0.113.2') : null;
    expect(await servedDuring(hostile)).toBeGreaterThan(10);
    // A busy machine may give up before it knows more.
    const tooLong = path === '/email' ? pdfMessages.tooLong : resumeMessages.tooLong;
    expect([words, tooLong]).toContain((await hostile).json<ErrorBody>().error.fields?.['file']);
    if (honest !== null) expect((await honest).statusCode).toBe(200);
  },
);

test('forms whose sender hangs up while their cards wait leave the places to the next, and are not kept', async () => {
  const port = await server.listen();
  let open = (): void => undefined;
  const held = inTurn('held', () => new Promise<void>((resolve) => (open = resolve)));
  const calls = await Promise.all(['Al', 'Bo', 'Cy'].map((name) => sendCard(port, name)));
  // As many of one sender as may wait.
  const card = { bytes: pdfFile(), name: 'card.pdf' };
  await expect.poll(() => isFull('127.0.0.1')).toBe(true);
  expect((await submit(server, specifiedFields, { file: card })).statusCode).toBe(503);
  for (const call of calls) call.destroy();
  await expect.poll(() => isFull('127.0.0.1')).toBe(false);
  const next = submit(server, specifiedFields, { file: card });
  open();
  await held;
  expect((await next).statusCode).toBe(200);
  expect(await attachments()).toHaveLength(1);
});

/** Over a real connection, which can be cut. */
async function sendCard(port: number, firstName: string): Promise<ClientRequest> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...specifiedFields, firstName })) {
    form.append(name, value);
  }
  form.append('file', new Blob([new Uint8Array(pdfFile())]), 'card.pdf');
  const body = new Response(form);
  const headers = { 'content-type': body.headers.get('content-type') ?? '' };
  const call = request({ port, host: '127.0.0.1', path: '/api/email', method: 'POST', headers });
  call.on('error', () => undefined);
  call.end(Buffer.from(await body.arrayBuffer()));
  return call;
}
