import { expect, test } from 'vitest';
import { isBubblePage } from './is-bubble-page';

test.each(['/', '/hha', '/contact', '/maryland', '/maryland/contact', '/careers', '/blog/career'])(
  'the floating button is on %s',
  (path) => expect(isBubblePage(path)).toBe(true),
);

test.each([
  '/help-desk/',
  '/help-desk/status#token',
  '/career?shift=night',
  '/career/home-health-aide-bronx',
  '/new-jersey/career',
  '/eligibility',
  '/maryland/eligibility',
])('the floating button is not on %s', (path) => expect(isBubblePage(path)).toBe(false));
