import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActionSelect } from './action-select';

const onValueChange = vi.fn();
beforeEach(() => void onValueChange.mockReset());
afterEach(() => vi.unstubAllGlobals());

function renderSelect(value = '', cancelsOnBlur = false) {
  render(
    <>
      <ActionSelect aria-label="Assign to" {...{ value, onValueChange, cancelsOnBlur }}>
        <option value="">Assign to…</option>
        <option value="nobody">Unassigned</option>
        <option value="ira">Ira</option>
      </ActionSelect>
      <button type="button">Next</button>
    </>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Assign to' });
  select.focus();
  return select;
}
const change = (select: HTMLSelectElement, value: string) =>
  fireEvent.change(select, { target: { value } });
/** An arrow key on a closed list. */
const arrow = (select: HTMLSelectElement, value: string) => {
  fireEvent.keyDown(select, { key: 'ArrowDown' });
  change(select, value);
  fireEvent.keyUp(select, { key: 'ArrowDown' });
};
const leave = () => act(() => screen.getByRole('button').focus());

test('a choice by tap or click takes effect at once', () => {
  const select = renderSelect();
  change(select, 'nobody');
  expect(onValueChange.mock.calls).toEqual([['nobody']]);
});

test('arrow keys reach every option, and Enter applies the last one', () => {
  const select = renderSelect();
  const hint = screen.getByRole('status');
  arrow(select, 'nobody');
  arrow(select, 'ira');
  expect(onValueChange).not.toHaveBeenCalled();
  expect(select.value).toBe('ira');
  expect(hint.textContent).toBe('Enter applies, Esc cancels');
  expect(select.getAttribute('aria-describedby')).toBe(hint.id);
  expect(fireEvent.keyDown(select, { key: 'Enter' })).toBe(false);
  expect(onValueChange.mock.calls).toEqual([['ira']]);
  expect(hint.textContent).toBe('');
  // The next Enter submits the form.
  expect(fireEvent.keyDown(select, { key: 'Enter' })).toBe(true);
});

test('leaving applies the choice, unless another window got the focus', () => {
  const select = renderSelect();
  arrow(select, 'nobody');
  fireEvent.blur(select);
  expect(onValueChange).not.toHaveBeenCalled();
  leave();
  expect(onValueChange.mock.calls).toEqual([['nobody']]);
});

test('leaving cancels if the action itself moves the focus', () => {
  const select = renderSelect('', true);
  arrow(select, 'nobody');
  leave();
  expect([onValueChange.mock.calls, select.value]).toEqual([[], '']);
});

test('Escape cancels, also in an open list', () => {
  const select = renderSelect('nobody');
  arrow(select, 'ira');
  expect(fireEvent.keyDown(select, { key: 'Escape' })).toBe(false);
  expect(select.value).toBe('nobody');
  fireEvent.keyDown(select, { key: 'ArrowDown', altKey: true });
  change(select, 'ira');
  fireEvent.keyUp(select, { key: 'Escape' });
  expect(select.value).toBe('nobody');
  leave();
  expect(onValueChange).not.toHaveBeenCalled();
});

test('Enter in an open list applies the choice', () => {
  const select = renderSelect();
  fireEvent.keyDown(select, { key: 'ArrowDown', altKey: true });
  change(select, 'ira');
  fireEvent.keyUp(select, { key: 'Enter' });
  expect(onValueChange.mock.calls).toEqual([['ira']]);
});

test('on a Mac, where arrow keys open the list, a choice takes effect at once', () => {
  vi.stubGlobal('navigator', { platform: 'MacIntel' });
  arrow(renderSelect(), 'ira');
  expect(onValueChange.mock.calls).toEqual([['ira']]);
});
