// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChoosingBar } from './choosing-bar';

afterEach(cleanup);

const bar = (result: { said: string; failed: boolean }) => (
  <ChoosingBar label="Change" count={1} chooseAll={null} busy={false} result={result}>
    <button>Mark reviewed</button>
  </ChoosingBar>
);

test.each([
  [true, 'Not changed: Ann'],
  [false, 'Mark reviewed'],
])(
  'where not all was done (%s) that has the focus, for the list may be scrolled far down',
  (failed, focused) => {
    const { rerender } = render(bar({ said: '', failed: false }));
    screen.getByRole('button').focus();
    rerender(bar({ said: 'Not changed: Ann', failed }));
    expect(document.activeElement?.textContent).toBe(focused);
  },
);

test('who types elsewhere when it turns out that not all was done goes on typing, and it comes into sight', () => {
  const inSight = vi.fn();
  Element.prototype.scrollIntoView = inSight;
  const search = document.body.appendChild(document.createElement('input'));
  const { rerender } = render(bar({ said: '', failed: false }));
  search.focus();
  rerender(bar({ said: 'Not changed: Ann', failed: true }));
  expect(document.activeElement).toBe(search);
  expect(inSight).toHaveBeenCalled();
  search.remove();
});
