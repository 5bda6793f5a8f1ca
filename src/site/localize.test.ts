import { expect, test } from 'vitest';
import { localize } from './localize';

test('a link stays in the region where the region has the page', () => {
  expect(localize('/hha', 'new-jersey', ['/hha'])).toBe('/new-jersey/hha');
  expect(localize('/hha?from=menu#cost', 'new-jersey', ['/hha'])).toBe(
    '/new-jersey/hha?from=menu#cost',
  );
});

test('the front page is that of the region', () => {
  expect(localize('/', 'maryland', [])).toBe('/maryland');
  expect(localize('/#offices', 'new-york', [])).toBe('/#offices');
});

test('a page the region does not have is the New York one', () => {
  expect(localize('/nhtd', 'new-jersey', ['/hha'])).toBe('/nhtd');
  expect(localize('/hha', 'new-york', [])).toBe('/hha');
});
