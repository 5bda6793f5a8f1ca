import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChoosingBar } from './selection-bar';

afterEach(cleanup);

const bar = (result: { said: string; failed: boolean }) => (
  <ChoosingBar
    label="Change"
    count={1}
    all={{ count: 1, areChosen: true, toggle: () => undefined }}
    busy={false}
    result={result}
  >
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

test('above a list in its pane it is there before a row is chosen, says how many are, and is done with', () => {
  const [toggle, onDone] = [vi.fn(), vi.fn()];
  render(
    <ChoosingBar
      label="Change several threads"
      count={0}
      all={{ count: 2, areChosen: false, toggle }}
      busy={false}
      result={{ said: 'Not changed: Ann', failed: true }}
      onDone={onDone}
    >
      {null}
    </ChoosingBar>,
  );
  const bar = screen.getByRole('group', { name: 'Change several threads' });
  expect(screen.getByRole('status').textContent).toBe('0 chosen');
  expect(bar.contains(screen.getByRole('alert'))).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'All 2 on this page' }));
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect([toggle.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 1]);
});
