import { expect, test } from 'vitest';
import { findTitleWarning, formatJobTitle } from './job-title';

const kings = { region: 'new-york', city: 'Flatbush', county: 'Kings' } as const;

test.each([
  ['Home health aide $20/hr', 'the pay'],
  ['Aide, 19.65 an hour', 'the pay'],
  ['Aide in Flatbush', 'the place'],
  ['Brooklyn aide', 'the place'],
  ['Aide, Kings County', 'the place'],
  ['Aide (New York)', 'the place'],
  ['AIDE WANTED!!!', 'symbols'],
  ['🔥 Aide', 'symbols'],
  ['Aide in Flatbush $20!', 'the pay, the place, and symbols'],
])('the title “%s” gets a warning about %s that names Google’s rule', (title, part) => {
  expect(findTitleWarning(title, kings)).toMatch(/^Google’s rule for job ads/);
  expect(findTitleWarning(title, kings)).toContain(`Leave out ${part}`);
});

test.each(['Home health aide', 'Registered nurse (RN), 12-hour shifts', 'Live-in aide / PCA'])(
  'the title “%s” gets no warning',
  (title) => {
    expect(findTitleWarning(title, kings)).toBeNull();
    expect(findTitleWarning(title, { ...kings, city: '', county: '' })).toBeNull();
  },
);

test('a page names the town of its job once', () => {
  expect(formatJobTitle('Home health aide', kings)).toBe('Home health aide in Flatbush');
  expect(formatJobTitle('Aide in Brooklyn', kings)).toBe('Aide in Brooklyn');
});
