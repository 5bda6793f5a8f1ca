import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keysInUse, setKeysOn, useKeys } from './use-shortcuts';

const act = vi.fn();
const leave = vi.fn();
function Screen({ dialog = false }) {
  useKeys({ j: { words: 'Next', act }, Escape: { words: 'Back', act: leave } });
  return (
    <>
      <input aria-label="Search" />
      <input type="radio" aria-label="Choice" />
      <textarea aria-label="Words" />
      <select aria-label="Status" />
      <button>Press</button>
      {dialog && <div role="dialog" />}
    </>
  );
}

beforeEach(() => {
  act.mockReset();
  window.localStorage.clear();
});
afterEach(cleanup);
const press = (on: Element, modifiers = {}) => fireEvent.keyDown(on, { key: 'j', ...modifiers });

test('a key acts from anywhere on the page, a button and a choice too', () => {
  render(<Screen />);
  press(document.body);
  press(screen.getByRole('button'));
  press(screen.getByLabelText('Choice'));
  expect(act).toHaveBeenCalledTimes(3);
});

test.each(['Search', 'Words', 'Status'])('a key typed in the field %s is only a letter', (name) => {
  render(<Screen />);
  press(screen.getByLabelText(name));
  expect(act).not.toHaveBeenCalled();
});

test('a key does nothing with Ctrl, which is the browser’s own, and while a dialog is open', () => {
  const { rerender } = render(<Screen />);
  press(document.body, { ctrlKey: true });
  rerender(<Screen dialog />);
  press(document.body);
  expect(act).not.toHaveBeenCalled();
});

test('turned off, the keys do nothing', () => {
  setKeysOn(false);
  render(<Screen />);
  press(document.body);
  expect(act).not.toHaveBeenCalled();
});

test('Escape leads back also where the keys are turned off', () => {
  setKeysOn(false);
  render(<Screen />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(leave).toHaveBeenCalledTimes(1);
});

test('the list of keys is of what is on the screen, also when they are turned off', () => {
  setKeysOn(false);
  const { unmount } = render(<Screen />);
  expect(keysInUse(['j'])).toEqual([
    ['j', 'Next'],
    ['Escape', 'Back'],
  ]);
  unmount();
  expect(keysInUse([])).toEqual([]);
});

test('a key that is named first is listed first', () => {
  function Others() {
    useKeys({ a: { words: 'Other', act }, k: { words: 'Previous', act } });
    return <Screen />;
  }
  render(<Others />);
  expect(keysInUse(['j', 'k']).map(([key]) => key)).toEqual(['j', 'k', 'Escape', 'a']);
});
