import { expect, test } from 'vitest';
import { floatsOn } from './is-bubble-page';

test.each(['/', '/hha', '/contact', '/maryland', '/maryland/contact', '/careers', '/blog/career'])(
  'the floating button belongs on %s',
  (path) => expect(floatsOn(path)).toBe(true),
);

test.each([
  '/help-desk',
  '/help-desk/',
  '/help-desk/status#token',
  '/career',
  '/career?shift=night',
  '/career/home-health-aide-bronx',
  '/new-jersey/career',
])('the floating button stays away from %s, which is for caregivers', (path) =>
  expect(floatsOn(path)).toBe(false),
);
