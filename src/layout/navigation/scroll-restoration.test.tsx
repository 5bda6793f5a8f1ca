import { cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScrollContext } from './scroll-restoration';

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

/** The router, which takes the focus when it shows another page. */
function Router({ pathname }: { pathname: string }) {
  useEffect(() => document.getElementById('router')?.focus(), [pathname]);
  return (
    <div id="router" tabIndex={-1}>
      <a href="#request">Supplies</a>
      <section id="request">Send a request</section>
    </div>
  );
}
const helpDesk = (pathname: string, hash: string, key: string) => (
  <ScrollContext location={{ pathname, hash, key }}>
    <Router pathname={pathname} />
  </ScrollContext>
);

test('a link to a part of this page, or of another one, has the next Tab go on there', () => {
  const { rerender, getByText } = render(helpDesk('/help-desk', '', 'a'));
  const part = getByText('Send a request');
  getByText('Supplies').focus();
  rerender(helpDesk('/help-desk', '#request', 'b'));
  expect(document.activeElement).toBe(part);
  expect(part.hasAttribute('tabindex')).toBe(false);
  getByText('Supplies').focus();
  rerender(helpDesk('/help-desk/status', '', 'c'));
  rerender(helpDesk('/help-desk', '#request', 'd'));
  expect(document.activeElement).toBe(part);
});
