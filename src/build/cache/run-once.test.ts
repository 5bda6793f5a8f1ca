import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { once } from './run-once';

let folder: string;
let times: number;
beforeEach(() => {
  [folder, times] = [mkdtempSync(join(tmpdir(), 'larkspan-once-')), 0];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const font = () => join(folder, 'font.woff2');
const cut = (digest: string, breaksOff = false) =>
  once(
    'fonts',
    [font()],
    () => {
      times += 1;
      writeFileSync(font(), digest);
      return breaksOff ? Promise.reject(new Error('The disk is full.')) : Promise.resolve();
    },
    { folder, digest },
  );

test('what the same code has made is not made again, unless it is gone', async () => {
  await cut('one');
  await cut('one');
  expect(times).toBe(1);
  rmSync(font());
  await cut('one');
  await cut('two');
  expect(times).toBe(3);
});

test('what other code had begun to make is not taken for what was there before', async () => {
  await cut('one');
  await expect(cut('two', true)).rejects.toThrow('The disk is full.');
  await cut('one');
  expect(times).toBe(3);
});
