import { expect, test } from 'vitest';
import { isSharedByPages } from './shared-chunk';

const templates = (count: number) =>
  Array.from({ length: count }, (_, index) => `component---src-templates-t${index}-tsx`);

test('shares modules of at least eight templates', () => {
  expect(isSharedByPages(templates(8))).toBe(true);
  expect(isSharedByPages([...templates(5), 'component---src-pages-login-tsx', ''])).toBe(false);
});
