import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActingSelect } from './action-select';

const hint = 'Enter or leaving the list sets it, Escape takes it back';
const onValue = vi.fn();
beforeEach(() => void onValue.mockReset());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(value = '', forgetsWhenLeft = false) {
  render(
    <>
      <ActingSelect aria-label="Assign to" {...{ value, onValue, forgetsWhenLeft }}>
        <option value="">Assign to …</option>
        <option value="nobody">Nobody</option>
        <option value="ira">Ira</option>
      </ActingSelect>
      <button type="button">Next</button>
    </>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Assign to' });
  select.focus();
  return select;
}
const change = (select: HTMLSelectElement, value: string) =>
  fireEvent.change(select, { target: { value } });
/** What a browser does with an arrow key on a closed list. */
const step = (select: HTMLSelectElement, value: string) => {
  fireEvent.keyDown(select, { key: 'ArrowDown' });
  change(select, value);
  fireEvent.keyUp(select, { key: 'ArrowDown' });
};

test('a choice by tap or click is done at once', () => {
  const select = show();
  change(select, 'nobody');
  step(select, 'nobody');
  change(select, 'ira');
  expect(onValue.mock.calls).toEqual([['nobody'], ['ira']]);
});

test('by keyboard every choice can be reached, and Enter does the one it came to', () => {
  const select = show();
  step(select, 'nobody');
  step(select, 'ira');
  expect(onValue).not.toHaveBeenCalled();
  expect(select.value).toBe('ira');
  expect(screen.getByText(hint)).toBeTruthy();
  expect(fireEvent.keyDown(select, { key: 'Enter' })).toBe(false);
  fireEvent.keyUp(select, { key: 'Enter' });
  expect(onValue.mock.calls).toEqual([['ira']]);
  expect(select.value).toBe('');
  expect(screen.queryByText(hint)).toBeNull();
});

test('the keys’ ways are told where readers listen before, and as what describes the list', () => {
  const select = show();
  const place = screen.getByRole('status');
  expect(place.textContent).toBe('');
  step(select, 'nobody');
  expect(screen.getByRole('status')).toBe(place);
  expect(place.textContent).toBe(hint);
  expect(select.getAttribute('aria-describedby')).toBe(place.id);
});

test('what the keys came to is done when the list is left, and not when another window is in front', () => {
  const select = show();
  step(select, 'nobody');
  fireEvent.blur(select);
  expect(onValue).not.toHaveBeenCalled();
  screen.getByRole('button').focus();
  expect(onValue.mock.calls).toEqual([['nobody']]);
});

test('where what is chosen moves the focus, leaving the list does nothing and Enter does it', () => {
  const select = show('', true);
  step(select, 'nobody');
  act(() => screen.getByRole('button').focus());
  expect([onValue.mock.calls, select.value]).toEqual([[], '']);
  select.focus();
  step(select, 'ira');
  expect(screen.getByRole('status').textContent).toContain('Enter does it');
  fireEvent.keyDown(select, { key: 'Enter' });
  expect(onValue.mock.calls).toEqual([['ira']]);
});

test('Escape takes back what the keys came to, also out of the opened list', () => {
  const select = show('nobody');
  step(select, 'ira');
  expect(fireEvent.keyDown(select, { key: 'Escape' })).toBe(false);
  expect(select.value).toBe('nobody');
  fireEvent.keyDown(select, { key: 'ArrowDown', altKey: true });
  change(select, 'ira');
  fireEvent.keyUp(select, { key: 'Escape' });
  expect(select.value).toBe('nobody');
  screen.getByRole('button').focus();
  expect(onValue).not.toHaveBeenCalled();
});

test('a choice out of the opened list is done by the Enter that makes it', () => {
  const select = show();
  fireEvent.keyDown(select, { key: 'ArrowDown', altKey: true });
  change(select, 'ira');
  fireEvent.keyUp(select, { key: 'Enter' });
  expect(onValue.mock.calls).toEqual([['ira']]);
});

test('on a Mac, where the arrows open the list, what is chosen of it is done at once', () => {
  vi.stubGlobal('navigator', { platform: 'MacIntel' });
  const select = show();
  step(select, 'ira');
  expect(onValue.mock.calls).toEqual([['ira']]);
});

test('Enter is the form’s own again when nothing waits for it', () => {
  const select = show();
  step(select, 'nobody');
  expect(fireEvent.keyDown(select, { key: 'Enter' })).toBe(false);
  expect(fireEvent.keyDown(select, { key: 'Enter' })).toBe(true);
});
