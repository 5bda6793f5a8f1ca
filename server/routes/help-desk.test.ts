import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../db/engine';
import { addHelpDeskRecord } from '../db/queries/help-desk';
import { startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const add = (type: 'payStub' | 'requestPto', reviewed: boolean, at: string) =>
  inTransaction(server.context.database.db, (tx) => addHelpDeskRecord(tx, { type, reviewed, at }));
const list = (headers: Record<string, string> = {}) =>
  server.callAs('owner', { method: 'GET', path: '/helpDesk', headers });

test('records come newest first, with the text true when reviewed', async () => {
  await add('payStub', true, '2026-01-01T00:00:00.000Z');
  await add('requestPto', false, '2026-01-02T00:00:00.000Z');
  expect((await list()).json()).toMatchObject([
    { type: 'requestPto', review: 'false', at: '2026-01-02T00:00:00.000Z' },
    { type: 'payStub', review: 'true', at: '2026-01-01T00:00:00.000Z' },
  ]);
});

test('it is 304 while nothing has changed', async () => {
  const etag = String((await list()).headers['etag']);
  expect((await list({ 'if-none-match': etag })).statusCode).toBe(304);
  expect((await list({ 'if-none-match': `W/${etag}` })).statusCode).toBe(304);
  await add('payStub', false, '2026-01-03T00:00:00.000Z');
  expect((await list({ 'if-none-match': etag })).statusCode).toBe(200);
});
