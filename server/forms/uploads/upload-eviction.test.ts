import { expect, test } from 'vitest';
import { getMaxUploadTime, pickEvicted, type PendingUpload } from './upload-eviction';

const megabyte = 1024 * 1024;
/** A form with a file at so many bytes a second, for so many seconds. */
const form = (speed: number, seconds: number, more: Partial<PendingUpload> = {}): PendingUpload => ({
  age: seconds * 1_000,
  bytes: speed * seconds,
  stated: 3 * megabyte,
  most: 10.5 * megabyte,
  ...more,
});
const phone = form(4_000, 600);
const slow = form(2_400, 60);

test('a phone at 4 kB a second keeps its place for as long as its file needs', () => {
  expect(pickEvicted([phone, form(4_000, 2_600, { stated: 10 * megabyte })])).toBeNull();
});

test('what is slower than any phone gives way, the slowest first, of equals the oldest', () => {
  const slowest = form(2_000, 60);
  const older = form(2_000, 90);
  expect(pickEvicted([phone, slow])).toBe(slow);
  expect(pickEvicted([phone, slow, slowest, older])).toBe(older);
});

test('what has only begun is not judged', () => {
  expect(pickEvicted([form(0, 9)])).toBeNull();
});

test('a body larger than the form’s file may be gives way however fast it comes, said or found', () => {
  for (const large of [
    form(50_000, 5, { stated: 39_000_000 }),
    form(50_000, 300, { stated: null }),
  ]) {
    expect(pickEvicted([phone, large])).toBe(large);
  }
});

test('a form has the time that a phone at 4 kB a second needs for the largest good one, and half a minute', () => {
  expect(getMaxUploadTime(512 * 1024)).toBe(161_072);
  expect(getMaxUploadTime(10.5 * megabyte) / 60_000).toBeCloseTo(46.4, 1);
});
