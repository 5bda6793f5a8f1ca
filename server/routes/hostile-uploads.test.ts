import { request, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { ErrorBody } from '../../contract/errors';
import { processorTime } from '../../contract/testing/processor-time';
import { HttpError } from '../errors';
import { inTurn } from '../files/file-work';
import { pdfMessages } from '../files/refuse-active-pdf';
import { resumeMessages } from '../files/resume';
import { docxFile, pdfFile } from '../testing/documents';
import { formSamples } from '../testing/form-samples';
import { blankRelations, pdfOfManyEnds, pdfOfSharedBytes } from '../testing/hostile-files';
import { specifiedFields, submit, submitTo } from '../testing/submit';
import { useTestServer } from '../testing/test-server';

const server = useTestServer({ config: { rateLimitFactor: 100 } });

const attachments = () =>
  server.context.database.db.selectFrom('attachments').select('id').execute();

/** What each of these files took before was a minute and more. Milliseconds of a processor: a busy machine takes seconds for others' work. */
const mostStop = 5_000;
const mostInAll = 20_000;

/** The most that this process worked while nobody else was served, until this is over, in milliseconds of a processor. */
async function longestStop(work: Promise<unknown>): Promise<number> {
  let [last, longest] = [process.cpuUsage(), 0];
  const clock = setInterval(() => {
    const { user, system } = process.cpuUsage(last);
    longest = Math.max(longest, (user + system) / 1_000);
    last = process.cpuUsage();
  }, 10);
  await work;
  clearInterval(clock);
  return longest;
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
  ['/email', 'card.pdf', pdfOfManyEnds(), pdfMessages.link],
  ['/email', 'card.pdf', pdfOfSharedBytes(1_100, 5_000_000), pdfMessages.packed],
  ['/applications', 'cv.pdf', pdfOfManyEnds(), pdfMessages.link],
  [
    '/applications',
    'cv.docx',
    docxFile([
      { name: 'word/_rels/document.xml.rels', content: blankRelations(4_000, 20_000_000) },
    ]),
    resumeMessages.tooLargeUnpacked,
  ],
] as const)(
  'POST %s refuses a hostile %s after seconds of work, and others are served meanwhile',
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
    let stopped = 0;
    const taken = await processorTime(async () => {
      stopped = await longestStop(Promise.all([hostile, honest]));
    });
    expect(stopped).toBeLessThan(mostStop);
    expect(taken).toBeLessThan(mostInAll);
    expect((await hostile).json<ErrorBody>().error.fields).toEqual({ file: words });
    if (honest !== null) expect((await honest).statusCode).toBe(200);
  },
);

test('forms whose sender hangs up while their cards wait leave the places to the next, and are not kept', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  let open = (): void => undefined;
  const held = inTurn('held', () => new Promise<void>((resolve) => (open = resolve)));
  const calls = await Promise.all(['Al', 'Bo', 'Cy'].map(sendCard));
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
async function sendCard(firstName: string): Promise<ClientRequest> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...specifiedFields, firstName })) {
    form.append(name, value);
  }
  form.append('file', new Blob([new Uint8Array(pdfFile())]), 'card.pdf');
  const body = new Response(form);
  const { port } = server.app.server.address() as AddressInfo;
  const headers = { 'content-type': body.headers.get('content-type') ?? '' };
  const call = request({ port, host: '127.0.0.1', path: '/api/email', method: 'POST', headers });
  call.on('error', () => undefined);
  call.end(Buffer.from(await body.arrayBuffer()));
  return call;
}
