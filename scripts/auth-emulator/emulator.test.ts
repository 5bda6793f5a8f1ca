import { closeSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPrivateLog } from './emulator';

test('only the account that runs the emulator can read its log, also one that existed before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larkspan-log-'));
  const file = join(folder, 'auth-emulator.log');
  const open = () => {
    closeSync(openPrivateLog(file));
    return statSync(file).mode & 0o777;
  };
  expect(open()).toBe(0o600);
  rmSync(file);
  writeFileSync(file, 'old', { mode: 0o644 });
  expect(open()).toBe(0o600);
  rmSync(folder, { recursive: true });
});
