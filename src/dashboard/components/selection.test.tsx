import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ComponentProps } from 'react';
import { SelectionBar, SelectionCheckbox } from './selection';

type BulkResult = ComponentProps<typeof SelectionBar>['result'];

const bar = (result: BulkResult) => (
  <SelectionBar
    label="Change"
    count={1}
    all={{ count: 1, areAllSelected: true, toggle: () => undefined }}
    isPending={false}
    result={result}
    question={null}
  >
    <button>Mark reviewed</button>
  </SelectionBar>
);

test.each([
  [true, 'Not changed: Ann'],
  [false, 'Mark reviewed'],
])('if not all rows were changed (%s), the message gets the focus', (failed, focused) => {
  const { rerender } = render(bar({ message: '', hasFailed: false }));
  screen.getByRole('button').focus();
  rerender(bar({ message: 'Not changed: Ann', hasFailed: failed }));
  expect(document.activeElement?.textContent).toBe(focused);
});

test('a message does not take the focus from a field elsewhere, but scrolls into view', () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const search = document.body.appendChild(document.createElement('input'));
  const { rerender } = render(bar({ message: '', hasFailed: false }));
  search.focus();
  rerender(bar({ message: 'Not changed: Ann', hasFailed: true }));
  expect(document.activeElement).toBe(search);
  expect(scrollIntoView).toHaveBeenCalled();
  search.remove();
});

test('with onDone, the bar shows before a row is selected', () => {
  const [toggle, onDone] = [vi.fn(), vi.fn()];
  render(
    <SelectionBar
      label="Change several threads"
      count={0}
      all={{ count: 2, areAllSelected: false, toggle }}
      isPending={false}
      result={{ message: 'Not changed: Ann', hasFailed: true }}
      question={null}
      onDone={onDone}
    >
      {null}
    </SelectionBar>,
  );
  const bar = screen.getByRole('group', { name: 'Change several threads' });
  expect(screen.getByRole('status').textContent).toBe('0 selected');
  expect(bar.contains(screen.getByRole('alert'))).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'All 2 on this page' }));
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect([toggle.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 1]);
});

test('a checkbox says whether Shift was down', () => {
  const onToggle = vi.fn();
  render(<SelectionCheckbox label="Select Ann" checked={false} onToggle={onToggle} />);
  const checkbox = screen.getByRole('checkbox', { name: 'Select Ann' });
  fireEvent.click(checkbox);
  fireEvent.click(checkbox, { shiftKey: true });
  expect(onToggle.mock.calls).toEqual([[false], [true]]);
});
