import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { warnOfPlaceholders } from './placeholders';

test('warns of every placeholder of the site, and of none if its build listed none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const warnings: string[] = [];
  const log = { warn: (message: string) => warnings.push(message) };
  warnOfPlaceholders(folder, log);
  expect(warnings).toEqual([]);
  const listed = ['content/team/ada.mdx:6  This file is a sample.', 'content/settings/site.yaml:4'];
  writeFileSync(join(folder, 'placeholders.json'), JSON.stringify(listed));
  warnOfPlaceholders(folder, log);
  expect(warnings).toEqual(listed.map((line) => `Placeholder: ${line}`));
});
