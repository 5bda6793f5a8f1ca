import { beforeEach, describe, expect, test } from 'vitest';
import type { TimeOffResponse } from '../../../contract/help-desk/record-schema';
import { getRequestDetail, fileRequest } from '../../testing/samples/help-desk-requests';
import type { Fields } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-22T15:00:00.000Z');
});
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 10 } });

const get = (query: string, headers: Record<string, string> = {}) =>
  server.callAs('owner', { method: 'GET', path: `/helpDesk/time-off?${query}`, headers });
const change = (id: string, payload: object) =>
  server.callAs('owner', { method: 'PATCH', path: `/helpDesk/records/${id}`, payload });
const december = 'from=2026-12-01&to=2026-12-31';
const bob: Fields = { firstName: 'Bob', contact: '973-555-0118', email: 'bob@mail.example' };
const days = (firstDay: string, lastDay: string): Fields => ({ firstDay, lastDay });

describe('the calendar', () => {
  test('lists approved and waiting time off with days and hours but not the kind', async () => {
    const ann = await fileRequest(server, 'requestPto');
    await change(ann.id, { version: 1, decision: 'approved' });
    const waiting = await fileRequest(server, 'requestPto', {
      ...bob,
      ...days('11/28/2026', '12/1/2026'),
    });
    const declined = await fileRequest(server, 'requestPto', { ...bob, timeOffHours: '8' });
    await change(declined.id, { version: 1, decision: 'declined' });
    await fileRequest(server, 'requestPto', { ...bob, ...days('1/1/2027', '1/2/2027') });
    expect((await get(december)).json<TimeOffResponse>().items).toEqual([
      {
        id: waiting.id,
        reference: waiting.reference,
        name: 'Bob Lee',
        region: 'new-jersey',
        firstDay: '2026-11-28',
        lastDay: '2026-12-01',
        hours: 24,
        decision: null,
      },
      {
        id: ann.id,
        reference: ann.reference,
        name: 'Ann Lee',
        region: 'new-jersey',
        firstDay: '2026-12-21',
        lastDay: '2026-12-23',
        hours: 24,
        decision: 'approved',
      },
    ]);
  });

  test('returns 304 while nothing has changed, for each range of days', async () => {
    const known = { 'if-none-match': String((await get(december)).headers['etag']) };
    expect((await get(december, known)).statusCode).toBe(304);
    expect((await get('from=2026-11-01&to=2026-11-30', known)).statusCode).toBe(200);
    await fileRequest(server, 'requestPto');
    expect((await get(december, known)).statusCode).toBe(200);
  });

  test.each(['from=2026-12-31&to=2026-12-01', 'from=2026-01-01&to=2027-12-31', 'from=2026-01-01'])(
    'returns 400 for %s',
    async (query) => {
      expect((await get(query)).statusCode).toBe(400);
    },
  );
});

test('shows who else is away on the days of a request, and the person’s other requests', async () => {
  const approved = await fileRequest(server, 'requestPto', {
    ...bob,
    ...days('12/23/2026', '12/28/2026'),
  });
  await change(approved.id, { version: 1, decision: 'approved' });
  await fileRequest(server, 'requestPto', { ...bob, ...days('12/24/2026', '12/28/2026') });
  const own = await fileRequest(server, 'requestPto', {
    contact: '973-555-0119',
    ...days('12/20/2026', '12/21/2026'),
  });
  const { id } = await fileRequest(server, 'requestPto');
  const { away } = await getRequestDetail(server, id);
  expect(away.others.map((one) => [one.id, one.decision])).toEqual([[approved.id, 'approved']]);
  expect(away.samePerson.map((one) => one.id)).toEqual([own.id]);
});
