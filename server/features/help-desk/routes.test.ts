import { beforeEach, describe, expect, test } from 'vitest';
import type { HelpDeskCounts, HelpDeskResponse } from '../../../contract/help-desk/queue-schema';
import type { HelpDeskDetail } from '../../../contract/help-desk/record-schema';
import type { HelpDeskReceipt, HelpDeskStatus } from '../../../contract/help-desk/status-schema';
import { formSamples } from '../../testing/samples/forms';
import { fileRequest } from '../../testing/samples/help-desk-requests';
import { listOutbox } from '../../testing/stored-records';
import { submitForm, type Fields } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-20T15:00:00.000Z');
});
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 10 } });

const payroll = formSamples['/helpDesk'] ?? {};
const file = (fields: Fields = payroll, headers: Record<string, string> = {}) =>
  submitForm(server, '/helpDesk', fields, { headers });
const list = (headers: Record<string, string> = {}) =>
  server.callAs('owner', { method: 'GET', path: '/helpDesk', headers });
const records = async () => (await list()).json<HelpDeskResponse>();
const status = (token: string) =>
  server.call({ method: 'POST', path: '/helpDesk/status', payload: { token } });
const review = async (id: string, reviewed: boolean) => {
  const path = `/helpDesk/records/${id}`;
  const detail = await server.callAs('owner', { method: 'GET', path });
  const { version } = detail.json<HelpDeskDetail>();
  await server.callAs('owner', { method: 'PATCH', path, payload: { version, reviewed } });
};

describe('the office’s list', () => {
  test('has the specified type and review, and readable details', async () => {
    const { reference } = (await file()).json<HelpDeskReceipt>();
    expect(await records()).toEqual([
      {
        id: expect.any(String) as string,
        type: 'payroll',
        review: 'false',
        at: '2026-11-20T15:00:00.000Z',
        reference,
        name: 'Ann Lee',
        contact: '2125550199',
        email: 'ann@mail.example',
        region: 'new-jersey',
        details: [
          { label: 'Pay period from', value: 'Thu, Oct 1, 2026' },
          { label: 'Pay period to', value: 'Thu, Oct 15, 2026' },
          { label: 'Hours worked', value: '62.5' },
          { label: 'Hours paid', value: '58' },
          { label: 'What is wrong', value: 'Saturday is missing.' },
        ],
      },
    ]);
  });

  test('shows ordered supplies with quantities', async () => {
    await file({
      ...payroll,
      type: 'requestSupply',
      'quantity-masks': '02',
      'quantity-aprons': '0',
      'quantity-wipes': '',
      supplyWay: 'mail',
      supplyAddress: '1 Test Street\r\nNewark',
    });
    expect((await records())[0]?.details).toEqual([
      { label: 'Masks (box of 50)', value: '2' },
      { label: 'How to get them', value: 'Mail them to me' },
      { label: 'Mail to', value: '1 Test Street\nNewark' },
    ]);
  });

  test('marks details that cannot be decrypted', async () => {
    await file();
    await file({ ...payroll, firstName: 'Bob' });
    const [bob] = await records();
    const { db } = server.context.database;
    const damaged = { detailsEncrypted: 'damaged' };
    await db
      .updateTable('helpDesk')
      .set(damaged)
      .where('id', '=', bob?.id ?? '')
      .execute();
    const [first, second] = await records();
    expect(first).toEqual({
      ...bob,
      details: [{ label: 'Details', value: '[can’t be read]' }],
    });
    expect(second?.details).toHaveLength(5);
  });

  test('is sorted newest first, with the text true for reviewed requests', async () => {
    await file();
    now = new Date('2026-11-21T15:00:00.000Z');
    await file({ ...payroll, firstName: 'Bob' });
    await review((await records())[0]?.id ?? '', true);
    expect((await records()).map(({ name, review: reviewed }) => [name, reviewed])).toEqual([
      ['Bob Lee', 'true'],
      ['Ann Lee', 'false'],
    ]);
  });

  test('keeps waiting requests before reviewed ones when limited, with the total', async () => {
    for (const firstName of ['Ann', 'Bob', 'Cy']) {
      now = new Date(now.getTime() + 60_000);
      await file({ ...payroll, firstName });
    }
    await review((await records())[0]?.id ?? '', true);
    const answer = await server.callAs('owner', { method: 'GET', path: '/helpDesk?limit=2' });
    expect(answer.json<HelpDeskResponse>().map(({ name }) => name)).toEqual(['Bob Lee', 'Ann Lee']);
    expect(answer.headers['x-total-count']).toBe('3');
    const whole = await list({ 'if-none-match': String(answer.headers['etag']) });
    expect([whole.statusCode, whole.json<HelpDeskResponse>().length]).toEqual([200, 3]);
  });

  test('has every waiting request, so that its counts equal the badges at any size', async () => {
    await file({ ...payroll, firstName: 'Reviewed' });
    await review((await records())[0]?.id ?? '', true);
    await file();
    const { db } = server.context.database;
    const [row] = await db.selectFrom('helpDesk').selectAll().where('reviewed', '=', 0).execute();
    if (row === undefined) throw new Error('Nothing is waiting');
    const copies = Array.from({ length: 614 }, (_, index) => ({
      ...row,
      n: undefined,
      id: `copy-${String(index)}`,
      reference: `HD-${String(index)}`,
      tokenHash: `hash-${String(index)}`,
    }));
    for (let from = 0; from < copies.length; from += 100) {
      await db
        .insertInto('helpDesk')
        .values(copies.slice(from, from + 100))
        .execute();
    }
    const counted = (await records()).filter(({ type, review: text }) => {
      return type === 'payroll' && text !== 'true';
    });
    const counts = await server.callAs('owner', { method: 'GET', path: '/helpDesk/counts' });
    const badge = counts.json<HelpDeskCounts>().queues.find(({ type }) => type === 'payroll');
    expect([counted.length, badge?.waiting]).toEqual([615, 615]);
  });

  test('returns 304 while nothing has changed', async () => {
    const etag = String((await list()).headers['etag']);
    expect((await list({ 'if-none-match': etag })).statusCode).toBe(304);
    expect((await list({ 'if-none-match': `W/${etag}` })).statusCode).toBe(304);
    await file();
    expect((await list({ 'if-none-match': etag })).statusCode).toBe(200);
  });
});

describe('a request', () => {
  test('is encrypted, with only a hash of its token', async () => {
    const { token } = (
      await file({ ...payroll, firstName: 'Bartholomew' })
    ).json<HelpDeskReceipt>();
    const rows = await server.context.database.db.selectFrom('helpDesk').selectAll().execute();
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(token);
    for (const text of ['Saturday', 'Bartholomew', '2125550199', 'mail.example']) {
      expect(stored).not.toContain(text);
    }
    expect(server.logs.join('')).not.toContain(token);
  });

  test('has a reference without easily confused characters', async () => {
    const { reference } = (await file()).json<HelpDeskReceipt>();
    expect(reference).toMatch(/^HD-[34679CDFGHJKMNPQRTVWXY]{4}-[34679CDFGHJKMNPQRTVWXY]{2}$/);
  });

  test('is stored once under one key, with the same reference and token', async () => {
    const headers = { 'idempotency-key': 'help-desk-0001' };
    const answers = await Promise.all([1, 2, 3].map(() => file(payroll, headers)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await records()).toHaveLength(1);
  });

  test('notifies the office without its content', async () => {
    await file({ ...payroll, email: '' });
    const jobs = await listOutbox(server);
    expect(jobs).toHaveLength(1);
    expect(jobs[0]?.payload).toContain('https://site.example/dashboard/pay-roll?record=');
    expect(jobs[0]?.payload).toContain('Payroll question');
    expect(jobs[0]?.payload).not.toContain('Saturday');
  });

  test('sends at most five receipts per address and day', async () => {
    for (const email of [
      'ann@mail.example',
      'ANN@Mail.example',
      'ann+1@mail.example',
      'ann+2@mail.example',
      'ann+3@mail.example',
      'ann+4@mail.example',
    ]) {
      await file({ ...payroll, firstName: 'A', email });
    }
    await file({ ...payroll, firstName: 'B' });
    const jobs = await listOutbox(server);
    const receipts = jobs.filter(({ payload }) => /"to":"ann/i.test(payload));
    expect(receipts).toHaveLength(5);
    expect(receipts[0]?.payload).toMatch(/https:\/\/site\.example\/help-desk\/status#[\w-]{43}/);
  });
});

test('limits receipts per client and hour but still accepts requests', async () => {
  await server.restart({ now: () => now });
  const mailed: boolean[] = [];
  const countReceipts = async (remoteAddress: string, count: number) => {
    for (let index = 0; index < count; index += 1) {
      const email = `x${String(index)}.${remoteAddress}@mail.example`.replaceAll(':', '-');
      const answer = await submitForm(
        server,
        '/helpDesk',
        { ...payroll, email },
        { remoteAddress },
      );
      expect(answer.statusCode).toBe(200);
      mailed.push(answer.json<HelpDeskReceipt>().isEmailed);
    }
    const jobs = await listOutbox(server);
    return jobs.filter(({ payload }) => payload.includes('@mail.example')).length;
  };
  expect(await countReceipts('203.0.113.1', 12)).toBe(10);
  expect(await countReceipts('203.0.113.2', 1)).toBe(11);
  now = new Date(now.getTime() + 60 * 60_000);
  expect(await countReceipts('203.0.113.1', 1)).toBe(12);
  // Each answer says whether there is one.
  expect(mailed.filter(Boolean)).toHaveLength(12);
  expect(mailed.slice(9, 13)).toEqual([true, false, false, true]);
});

test('does not let one IPv6 network use up everyone’s receipts', async () => {
  await server.restart({ now: () => now, config: { rateLimitFactor: 0.1 } });
  const ask = async (email: string, remoteAddress: string) => {
    const answer = await submitForm(server, '/helpDesk', { ...payroll, email }, { remoteAddress });
    return answer.json<HelpDeskReceipt>().isEmailed;
  };
  const mailed: boolean[] = [];
  for (let index = 0; index < 21; index += 1) {
    const address = `2001:db8:7:${String(index)}::1`;
    mailed.push(await ask(`x${String(index)}@mail.example`, address));
  }
  expect(mailed.filter(Boolean)).toHaveLength(4);
  expect(await ask('rosa@mail.example', '203.0.113.9')).toBe(true);
});

describe('the page without script', () => {
  test.each([
    ['ann@mail.example', 'We’re also emailing it to you'],
    ['', 'It was not sent by email'],
  ])('for a request with the address %j says: %s', async (email, text) => {
    const answer = await file({ ...payroll, email }, { accept: 'text/html' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(text);
  });
});

describe('the status', () => {
  test('lists events with their times', async () => {
    const { token, reference } = (await file()).json<HelpDeskReceipt>();
    const id = (await records())[0]?.id ?? '';
    now = new Date('2026-11-21T15:00:00.000Z');
    await review(id, true);
    now = new Date('2026-11-22T15:00:00.000Z');
    await review(id, false);
    expect((await status(token)).json<HelpDeskStatus>()).toEqual({
      reference,
      type: 'payroll',
      period: { from: '2026-10-01', to: '2026-10-15', hours: null },
      office: { place: 'Place of new-jersey', phone: '(973) 555-0100' },
      steps: [
        { at: '2026-11-20T15:00:00.000Z', step: 'received' },
        { at: '2026-11-21T15:00:00.000Z', step: 'reviewed' },
        { at: '2026-11-22T15:00:00.000Z', step: 'reopened' },
      ],
      replies: [],
      file: null,
      order: null,
      reorder: null,
      expiresAt: '2027-02-18T15:00:00.000Z',
    });
  });

  test('of time off shows days and hours but not the kind', async () => {
    const { token } = await fileRequest(server, 'requestPto', { note: 'An operation.' });
    const answer = await status(token);
    expect(answer.json<HelpDeskStatus>().period).toEqual({
      from: '2026-12-21',
      to: '2026-12-23',
      hours: 24,
    });
    expect(answer.body).not.toMatch(/sick|operation/i);
  });

  test('of supplies shows quantities and delivery, but neither free text nor the address', async () => {
    const ordered = { 'quantity-masks': '2', 'quantity-wipes': '12' };
    const texts = { otherSupplies: 'tape for Mrs. B.', supplyWay: 'mail', supplyAddress: '1 A St' };
    const { token } = await fileRequest(server, 'requestSupply', { ...ordered, ...texts });
    const answer = await status(token);
    const { order, reorder } = answer.json<HelpDeskStatus>();
    expect(order).toEqual({ deliveryMethod: 'mail', hasOtherSupplies: true });
    expect(reorder).toEqual({ fields: ordered });
    expect(answer.body).not.toMatch(/tape|A St|Ann|5550199|mail\.example/);
    const inWords = { 'quantity-masks': '0', otherSupplies: 'tape' };
    const other = await fileRequest(server, 'requestSupply', inWords);
    expect((await status(other.token)).json<HelpDeskStatus>()).toMatchObject({
      order: { deliveryMethod: 'pickup', hasOtherSupplies: true },
      reorder: null,
    });
  });

  test('returns the same 404 for unknown and expired tokens', async () => {
    const { token } = (await file()).json<HelpDeskReceipt>();
    const unknown = await status('x'.repeat(43));
    now = new Date('2027-02-18T15:00:01.000Z');
    const over = await status(token);
    expect([unknown.statusCode, over.statusCode]).toEqual([404, 404]);
    expect(over.body).toBe(unknown.body);
  });

  test('returns 400 or 404 for invalid tokens', async () => {
    for (const token of ['', 'x'.repeat(101), '\u0000', '💊', "' or 1=1 --"]) {
      expect([400, 404]).toContain((await status(token)).statusCode);
    }
  });
});
