import { expect, test } from 'vitest';
import { formatPageTitle } from './page-office';

test.each([
  ['Home care', 'Home care · Larkspan Home Care of New Jersey'],
  [
    'Paying for home care yourself in New Jersey',
    'Paying for home care yourself in New Jersey · Larkspan Home Care',
  ],
  [
    'Certified homemaker-home health aides in New Jersey',
    'Certified homemaker-home health aides in New Jersey',
  ],
  ['About Larkspan Home Care', 'About Larkspan Home Care'],
])('the page “%s” has the longest title that search engines show: “%s”', (title, expected) => {
  const names = ['Larkspan Home Care of New Jersey', 'Larkspan Home Care'];
  expect(formatPageTitle(title, ...names)).toBe(expected);
});
