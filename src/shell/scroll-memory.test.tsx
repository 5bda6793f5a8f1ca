// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScrollContext } from './scroll-memory';

const seen = vi.fn();
beforeEach(() => {
  seen.mockReset();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = function (this: Element) {
    seen(this.id);
  };
});
afterEach(cleanup);

const at = (hash: string) => (
  <ScrollContext location={{ pathname: '/hha', hash, key: hash }}>
    <h2 id="¿quién-paga">Who pays</h2>
  </ScrollContext>
);

test('a link leads to its part of the page, and one whose part cannot be read to its beginning, with the page whole', () => {
  const { rerender, container } = render(at(''));
  rerender(at('#%C2%BFqui%C3%A9n-paga'));
  expect(seen.mock.calls).toEqual([['¿quién-paga']]);
  rerender(at('#%zz'));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(container.textContent).toBe('Who pays');
});
