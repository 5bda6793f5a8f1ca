import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { statusLinkDays } from './status-link';

test('the help desk page tells for how many days the private link works', () => {
  const text = readFileSync('content/pages/help-desk.mdx', 'utf8');
  expect(text.match(/\d+ days/g)).toEqual([`${statusLinkDays} days`]);
});
