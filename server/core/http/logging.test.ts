import { expect, test } from 'vitest';
import { redact } from './logging';

test('removes email addresses and phone numbers', () => {
  expect(redact('no <ann@mail.example> at (212) 555-0199, +12125550199 or 212.555.0199')).toBe(
    'no <[address]> at ([number], [number] or [number]',
  );
});

test('keeps other numbers', () => {
  expect(redact('line 123456 at 10:30, port 8000, SQLITE_BUSY')).toBe(
    'line 123456 at 10:30, port 8000, SQLITE_BUSY',
  );
});

test('takes a long word without an address in one pass', () => {
  const start = performance.now();
  redact('a'.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(1_000);
});
