import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ScrollContext } from './scroll-restoration';

const scrolledTo = vi.fn();
beforeEach(() => {
  scrolledTo.mockReset();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo(this.id);
  };
});

const at = (hash: string) => (
  <ScrollContext location={{ pathname: '/hha', hash, key: hash }}>
    <h2 id="¿quién-paga">Who pays</h2>
  </ScrollContext>
);

test('a link scrolls to its fragment, and one with an invalid fragment to the top', () => {
  const { rerender, container } = render(at(''));
  rerender(at('#%C2%BFqui%C3%A9n-paga'));
  expect(scrolledTo.mock.calls).toEqual([['¿quién-paga']]);
  rerender(at('#%zz'));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(container.textContent).toBe('Who pays');
});

/** Focuses each new page, as Gatsby's router does. */
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

test('after a link with a fragment, Tab continues there', () => {
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
