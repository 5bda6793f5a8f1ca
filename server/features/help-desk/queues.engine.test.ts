import { beforeEach, describe, expect, test } from 'vitest';
import type { HelpDeskCounts, QueueResponse } from '../../../contract/help-desk/queue-schema';
import { helpDeskTypes, type HelpDeskType } from '../../../contract/help-desk/constants';
import { inTransaction } from '../../core/db/engine';
import { newId } from '../../core/db/uuid';
import { fetchList } from '../../testing/list-page';
import { getRequestDetail, fileRequest } from '../../testing/samples/help-desk-requests';
import { useTestServer } from '../../testing/test-server';
import { createHelpDeskRequest } from './requests/queries';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-20T15:00:00.000Z');
});
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 10 } });

const get = (path: string, headers: Record<string, string> = {}) =>
  server.callAs('owner', { method: 'GET', path, headers });
const queue = (query = '', search = '', type: HelpDeskType = 'payroll') =>
  fetchList<QueueResponse>(server, 'owner', `/helpDesk/queues/${type}${query}`, search);
const names = async (query = '', search = '') =>
  (await queue(query, search)).items.map(({ name }) => name.split(' ')[0]);
const later = () => (now = new Date(now.getTime() + 60_000));
const review = async (id: string) => {
  const { version } = await getRequestDetail(server, id);
  const payload = { version, reviewed: true };
  await server.callAs('owner', { method: 'PATCH', path: `/helpDesk/records/${id}`, payload });
};
/** Ann, Bob, Cy, and Dee, in this order. Ann and Cy are reviewed. */
const fileFour = async () => {
  const ids: string[] = [];
  for (const firstName of ['Ann', 'Bob', 'Cy', 'Dee']) {
    ids.push((await fileRequest(server, 'payroll', { firstName })).id);
    later();
  }
  for (const index of [0, 2]) await review(ids[index] ?? '');
  return ids;
};

describe('a queue', () => {
  test('lists waiting requests oldest first, then reviewed ones newest first', async () => {
    await fileFour();
    expect(await names()).toEqual(['Bob', 'Dee', 'Cy', 'Ann']);
    expect(await names('?down=1')).toEqual(['Ann', 'Cy', 'Dee', 'Bob']);
    expect(await queue()).toMatchObject({
      total: 4,
      waiting: 2,
      oldestWaitingAt: '2026-11-20T15:01:00.000Z',
    });
  });

  test('is filtered, sorted, and searched, ignoring case and accents', async () => {
    const [ann = ''] = await fileFour();
    await fileRequest(server, 'payroll', {
      firstName: 'Ángel',
      contact: '973-555-0118',
      email: 'angel_1@mail.example',
      region: 'maryland',
    });
    expect(await names('?show=waiting')).toEqual(['Bob', 'Dee', 'Ángel']);
    expect(await names('?show=reviewed')).toEqual(['Cy', 'Ann']);
    expect(await names('?region=maryland')).toEqual(['Ángel']);
    expect(await names('?sort=at&down=1')).toEqual(['Ángel', 'Dee', 'Cy', 'Bob', 'Ann']);
    for (const search of ['angel', 'LEE ÁNGEL', '9735550118', '(973) 555-0118', 'angel_1@']) {
      expect(await names('', search)).toEqual(['Ángel']);
    }
    expect(await names('', 'a_n')).toEqual([]);
    const { reference } = await getRequestDetail(server, ann);
    for (const written of [reference.toLowerCase(), reference.replaceAll('-', '')]) {
      expect(await names('', written)).toEqual(['Ann']);
    }
    expect((await queue('?show=waiting', 'lee')).total).toBe(3);
  });

  test('a search counts at most 200 requests and says when there are more', async () => {
    const { database, encryption } = server.context;
    const person = { firstName: 'Ann', lastName: 'Lee', contact: '2125550199', email: null };
    await inTransaction(database.db, async (tx) => {
      for (let count = 0; count < 230; count += 1) {
        const request = { id: newId(), type: 'payroll', answers: {}, now } as const;
        const sender = { ...person, region: 'maryland' } as const;
        await createHelpDeskRequest(tx, encryption, { ...request, person: sender });
      }
    });
    const { items, total, isTotalCapped } = await queue('?page=4', 'ann lee');
    expect([items.length, total, isTotalCapped]).toEqual([50, 200, true]);
    expect(await queue('')).toMatchObject({ total: 230 });
    const path = '/helpDesk/queues/payroll/export?format=csv';
    const headers = { 'x-search': 'ann' };
    const file = await server.callAs('owner', { method: 'GET', path, headers });
    expect(file.body.match(/Ann Lee/g)).toHaveLength(230);
  });

  test('is filtered by assignee', async () => {
    const [, bob = ''] = await fileFour();
    const payload = { version: 1, assignee: 'owner@agency.example' };
    await server.callAs('owner', { method: 'PATCH', path: `/helpDesk/records/${bob}`, payload });
    expect(await names('?assignee=mine')).toEqual(['Bob']);
    expect(await names('?assignee=owner%40agency.example')).toEqual(['Bob']);
    expect(await names('?assignee=nobody&show=waiting')).toEqual(['Dee']);
  });

  test('of time off is filtered by decision', async () => {
    await fileRequest(server, 'requestPto', { firstName: 'Cy' });
    for (const decision of ['approved', 'declined']) {
      const firstName = decision === 'approved' ? 'Ann' : 'Bob';
      const { id } = await fileRequest(server, 'requestPto', { firstName });
      const payload = { version: 1, reviewed: true, decision };
      await server.callAs('owner', { method: 'PATCH', path: `/helpDesk/records/${id}`, payload });
    }
    const shown = async (show: string) =>
      (await queue(`?show=${show}`, '', 'requestPto')).items.map(({ name }) => name).sort();
    expect(await shown('approved')).toEqual(['Ann Lee']);
    expect(await shown('declined')).toEqual(['Bob Lee']);
    expect(await shown('reviewed')).toEqual(['Ann Lee', 'Bob Lee']);
    expect(await shown('waiting')).toEqual(['Cy Lee']);
  });

  test('returns 304 while nothing has changed, for each page and search', async () => {
    await fileRequest(server, 'payroll');
    const path = '/helpDesk/queues/payroll';
    const etag = String((await get(path)).headers['etag']);
    expect((await get(path, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get(`${path}?page=2`, { 'if-none-match': etag })).statusCode).toBe(200);
    const searched = { 'if-none-match': etag, 'x-search': 'bob' };
    expect((await get(path, searched)).statusCode).toBe(200);
    await fileRequest(server, 'payroll', { firstName: 'Bob' });
    expect((await get(path, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('of an unknown type returns 400', async () => {
    expect((await get('/helpDesk/queues/nothing')).statusCode).toBe(400);
  });

  test('lists staff who can see it as assignees', async () => {
    const answer = await get('/helpDesk/queues/payroll/assignees');
    expect(answer.json()).toEqual({ assignees: ['owner@agency.example'], assigned: [] });
  });
});

test('counts waiting requests per queue, with the time of the oldest', async () => {
  await fileFour();
  const answer = await get('/helpDesk/counts');
  const none = { waiting: 0, oldestWaitingAt: null };
  const payroll = { waiting: 2, oldestWaitingAt: '2026-11-20T15:01:00.000Z' };
  expect(answer.json<HelpDeskCounts>().queues).toEqual(
    helpDeskTypes.map((type) => ({ type, ...(type === 'payroll' ? payroll : none) })),
  );
  const known = { 'if-none-match': String(answer.headers['etag']) };
  expect((await get('/helpDesk/counts', known)).statusCode).toBe(304);
});

describe('a record', () => {
  test('has its details and events', async () => {
    const { id } = await fileRequest(server, 'requestSupply');
    later();
    await review(id);
    expect(await getRequestDetail(server, id)).toMatchObject({
      id,
      details: [
        { label: 'Masks (box of 50)', value: '2' },
        { label: 'How to get them', value: 'I’ll pick them up at the office' },
      ],
      requestData: { supplies: [{ id: 'masks', quantity: 2 }], supplyWay: 'pickup' },
      canText: false,
      messages: [],
      events: [
        { at: '2026-11-20T15:00:00.000Z', step: 'received', by: null, detail: null },
        { at: '2026-11-20T15:01:00.000Z', step: 'reviewed', by: 'owner@agency.example' },
      ],
    });
  });

  test('has the same person’s earlier requests of all types, newest first', async () => {
    const first = await fileRequest(server, 'requestSupply', { 'quantity-masks': '5' });
    later();
    const second = await fileRequest(server, 'requestSupply', { contact: '973-555-0118' });
    later();
    const third = await fileRequest(server, 'payroll');
    await fileRequest(server, 'requestSupply', {
      contact: '973-555-0119',
      email: 'bob@mail.example',
    });
    later();
    const { id } = await fileRequest(server, 'requestSupply', { note: 'again' });
    const { earlier } = await getRequestDetail(server, id);
    expect(earlier.map((one) => one.id)).toEqual([third.id, second.id, first.id]);
    expect(earlier[2]?.requestData?.supplies).toEqual([{ id: 'masks', quantity: 5 }]);
    expect((await getRequestDetail(server, first.id)).earlier).toEqual([]);
  });

  test('recognizes the same person by an address in another case', async () => {
    const days = { contact: '973-555-0118', email: 'Ann@Mail.example' };
    const first = await fileRequest(server, 'requestPto', days);
    later();
    const { id } = await fileRequest(server, 'requestPto', { email: 'ann@mail.EXAMPLE' });
    const { earlier, away } = await getRequestDetail(server, id);
    expect(earlier.map((one) => one.id)).toEqual([first.id]);
    expect([away.samePerson.map((one) => one.id), away.others]).toEqual([[first.id], []]);
  });

  test('returns 304 while it has not changed, even if others have', async () => {
    const { id } = await fileRequest(server, 'payroll');
    const path = `/helpDesk/records/${id}`;
    const known = { 'if-none-match': String((await get(path)).headers['etag']) };
    await fileRequest(server, 'payStub');
    expect((await get(path, known)).statusCode).toBe(304);
    await review(id);
    expect((await get(path, known)).statusCode).toBe(200);
  });

  test('is shown without data that cannot be decrypted', async () => {
    const { id } = await fileRequest(server, 'payroll');
    const { db } = server.context.database;
    await db.updateTable('helpDesk').set({ answersEncrypted: 'damaged' }).execute();
    expect(await getRequestDetail(server, id)).toMatchObject({
      requestData: null,
      reviewed: false,
    });
    expect((await queue()).items[0]?.requestData).toBeNull();
  });

  test('lists who else has it open', async () => {
    const { id } = await fileRequest(server, 'payroll');
    const present = (email: string) =>
      server.callAs('owner', {
        method: 'POST',
        path: `/helpDesk/records/${id}/presence`,
        claims: { email },
      });
    expect((await present('owner@agency.example')).json()).toEqual({ others: [] });
    await server.context.database.db
      .insertInto('presence')
      .values({
        kind: 'help-desk',
        subject: id,
        email: 'ira@agency.example',
        until: new Date(now.getTime() + 10_000).toISOString(),
      })
      .execute();
    expect((await present('owner@agency.example')).json()).toEqual({
      others: ['ira@agency.example'],
    });
    now = new Date(now.getTime() + 11_000);
    expect((await present('owner@agency.example')).json()).toEqual({ others: [] });
  });

  test('that does not exist returns 404', async () => {
    expect((await get('/helpDesk/records/nothing')).statusCode).toBe(404);
  });
});
