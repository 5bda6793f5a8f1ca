import { expect, test } from 'vitest';
import { listAuditEntries } from '../../testing/stored-records';
import { seedAccounts } from '../../services/auth/account-queries';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer({ now: () => new Date('2026-11-21T03:00:00Z') });

const take = (query: string, search = '') =>
  server.callAs('intake', {
    method: 'GET',
    path: `/accounts/export?${query}`,
    headers: search === '' ? {} : { 'x-search': encodeURIComponent(search) },
  });
const exported = () => listAuditEntries(server.context.database.db, 'accounts');

test('exports the filtered list as a dated, inert attachment', async () => {
  const answer = await take('format=csv&role=admin', 'agency');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    // The evening before, at the main office.
    'content-disposition': 'attachment; filename="accounts-2026-11-20.csv"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const lines = answer.body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('admin@agency.example');
});

test('audits every export without the search text', async () => {
  await take('format=xlsx&state=waiting', 'Rosa');
  expect(await exported()).toEqual([
    {
      at: '2026-11-21T03:00:00.000Z',
      actor: 'intake@agency.example',
      action: 'export',
      subject: { kind: 'list', id: 'accounts' },
      detail: '0 rows as Excel, state: waiting, with a search',
    },
  ]);
});

test('exports lists of any length, with an audit entry before the first row', async () => {
  const many = Array.from({ length: 1_500 }, (_, index) => ({
    role: 'observer' as const,
    email: `a${String(index)}@agency.example`,
  }));
  await seedAccounts(server.context.database.db, many, '2026-11-01T00:00:00Z');
  const { body } = await take('format=csv&role=observer');
  expect(body.trimEnd().split('\r\n').length).toBeGreaterThan(1_500);
  expect((await exported()).map(({ detail }) => detail)).toEqual([
    '1,000+ rows as CSV, role: observer',
  ]);
});

test.each(['', 'format=pdf', 'format=csv&role=boss', 'format=csv&limit=1'])(
  'rejects the query %j',
  async (query) => {
    expect((await take(query)).statusCode).toBe(400);
  },
);
