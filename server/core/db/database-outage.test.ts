import pg from 'pg';
import { expect, test } from 'vitest';
import { DatabaseOutage, isDiskFull, isOutage } from './database-outage';

function withCode(code: string, message = 'x', syscall?: string): Error {
  return Object.assign(new Error(message), { code, syscall });
}

test.each([
  '08006',
  '08P01',
  '53100',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '58030',
  '25P03',
  '25006',
  'XX001',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])('%s is an outage', (code) => {
  expect(isOutage(withCode(code))).toBe(true);
});

test.each([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('"%s" is an outage', (message) => {
  expect(isOutage(new Error(message))).toBe(true);
});

test.each([
  'database or disk is full',
  'disk I/O error',
  'database disk image is malformed',
  'file is not a database',
  'database is locked',
  'attempt to write a readonly database',
])('"%s" of SQLite is an outage', (message) => {
  expect(isOutage(new Error(message))).toBe(true);
  expect(isOutage(Object.assign(new Error('x'), { sqliteCodeName: 'SQLITE_IOERR_WRITE' }))).toBe(
    true,
  );
});

test.each(['53100', 'ENOSPC', 'EDQUOT'])('%s is a full disk, also as a cause', (code) => {
  expect(isDiskFull(new DatabaseOutage(withCode(code), 'Cannot write'))).toBe(true);
  expect(isDiskFull(withCode('53300'))).toBe(false);
});

test('a missing Unix socket is an outage; another missing file is not', () => {
  expect(isOutage(withCode('ENOENT', 'x', 'connect'))).toBe(true);
  expect(isOutage(withCode('ENOENT', 'x', 'open'))).toBe(false);
});

test.each(['23505', '40001', '40P01', '42P01', '42601', '22P02', '28P01', '3D000', 'XX000'])(
  '%s is not an outage',
  (code) => {
    expect(isOutage(withCode(code))).toBe(false);
  },
);

test('other errors and values are not outages', () => {
  expect(isOutage(new TypeError('Cannot read properties of undefined'))).toBe(false);
  expect(isOutage('ECONNREFUSED')).toBe(false);
  expect(isOutage(undefined)).toBe(false);
});

test('a closed port is an outage with a readable reason', async () => {
  const client = new pg.Client('postgres://me@localhost:1/none');
  const error: unknown = await client.connect().catch((reason: unknown) => reason);
  expect(isOutage(error)).toBe(true);
  expect(new DatabaseOutage(error, 'Cannot reach it').message).toMatch(
    /^Cannot reach it: .*ECONNREFUSED/,
  );
});
