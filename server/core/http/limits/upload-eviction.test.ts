import { expect, test } from 'vitest';
import { getMaxUploadTime, pickEvicted, type PendingUpload } from './upload-eviction';

const megabyte = 1024 * 1024;
const upload = (
  speed: number,
  seconds: number,
  more: Partial<PendingUpload> = {},
): PendingUpload => ({
  age: seconds * 1_000,
  bytes: speed * seconds,
  contentLength: 3 * megabyte,
  maxBytes: 10.5 * megabyte,
  ...more,
});
const phone = upload(4_000, 600);
const slow = upload(2_400, 60);

test('never evicts a phone at 4 kB/s', () => {
  expect(pickEvicted([phone, upload(4_000, 2_600, { contentLength: 10 * megabyte })])).toBeNull();
});

test('evicts the slowest upload, and of equally slow ones the oldest', () => {
  const slowest = upload(2_000, 60);
  const older = upload(2_000, 90);
  expect(pickEvicted([phone, slow])).toBe(slow);
  expect(pickEvicted([phone, slow, slowest, older])).toBe(older);
});

test('does not evict an upload that has just started', () => {
  expect(pickEvicted([upload(0, 9)])).toBeNull();
});

test('evicts an upload over the size limit, however fast it is', () => {
  for (const large of [
    upload(50_000, 5, { contentLength: 39_000_000 }),
    upload(50_000, 300, { contentLength: null }),
  ]) {
    expect(pickEvicted([phone, large])).toBe(large);
  }
});

test('allows the time that a phone at 4 kB/s needs, plus half a minute', () => {
  expect(getMaxUploadTime(512 * 1024)).toBe(161_072);
  expect(getMaxUploadTime(10.5 * megabyte) / 60_000).toBeCloseTo(46.4, 1);
});
