import { describe, expect, test } from 'vitest';
import type { AuditResponse } from '../../../contract/audit/schema';
import { fileRequest } from '../../testing/samples/help-desk-requests';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer({
  now: () => new Date('2026-11-20T15:00:00.000Z'),
  config: { rateLimitFactor: 10 },
});

const exported = async (type: string, query = '', headers: Record<string, string> = {}) => {
  const path = `/helpDesk/queues/${type}/export?format=csv${query}`;
  const { body } = await server.callAs('owner', { method: 'GET', path, headers });
  return body.replace('\ufeff', '').trim().split('\r\n');
};

describe('the export of a queue', () => {
  test('has the columns of its type', async () => {
    const { reference } = await fileRequest(server, 'payroll');
    expect(await exported('payroll')).toEqual([
      'Reference,Received (Eastern time),Name,Phone,Email,Office,Status,Assigned to,Tags,Period from,Period to,Hours worked,Hours paid,Difference',
      `${reference},2026-11-20 10:00,Ann Lee,(212) 555-0199,ann@mail.example,New Jersey,Waiting,,,2026-10-01,2026-10-15,62.5,58,-4.5`,
    ]);
  });

  test.each([
    ['requestSupply', '2 × Masks (box of 50),,I’ll pick them up at the office,'],
    ['requestPto', '2026-12-21,2026-12-23,24,Sick or safe leave'],
    ['payStub', '2026-10-01,2026-10-15,'],
    ['generalRequest', 'A badge'],
  ] as const)('of %s ends with %s', async (type, end) => {
    await fileRequest(server, type);
    const [, row] = await exported(type);
    expect(row?.endsWith(`,Waiting,,,${end}`)).toBe(true);
  });

  test('is filtered and audited without the search text', async () => {
    await fileRequest(server, 'payroll');
    await fileRequest(server, 'payroll', { firstName: 'Bob', region: 'maryland' });
    const rows = await exported('payroll', '&region=maryland&show=waiting', { 'x-search': 'bob' });
    expect(rows).toHaveLength(2);
    const answer = await server.callAs('owner', { method: 'GET', path: '/audit?kind=export' });
    const [entry] = answer.json<AuditResponse>().items;
    expect([entry?.subject.name, entry?.detail]).toEqual([
      'pay-roll',
      '1 row as CSV, show: waiting, region: Maryland, with a search',
    ]);
  });
});
