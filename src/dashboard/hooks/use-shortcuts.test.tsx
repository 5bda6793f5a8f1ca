import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getActiveShortcuts, setShortcutsEnabled, useShortcuts } from './use-shortcuts';

const next = vi.fn();
const goBack = vi.fn();
function Screen({ popup }: { popup?: 'dialog' | 'menu' }) {
  useShortcuts({
    a: { label: 'Other', run: vi.fn() },
    j: { label: 'Next', run: next },
    Escape: { label: 'Back', run: goBack },
  });
  return (
    <>
      <input aria-label="Search" />
      <input type="radio" aria-label="Choice" />
      <textarea aria-label="Message" />
      <select aria-label="Status" />
      <button>Press</button>
      {popup && <div role={popup} />}
    </>
  );
}

beforeEach(() => {
  next.mockReset();
  goBack.mockReset();
  window.localStorage.clear();
});
const press = (element: Element, modifiers = {}) =>
  fireEvent.keyDown(element, { key: 'j', ...modifiers });

test('a shortcut works from anywhere on the page, including buttons and radio buttons', () => {
  render(<Screen />);
  press(document.body);
  press(screen.getByRole('button'));
  press(screen.getByLabelText('Choice'));
  expect(next).toHaveBeenCalledTimes(3);
});

test.each(['Search', 'Message', 'Status'])('a shortcut is ignored in the field %s', (name) => {
  render(<Screen />);
  press(screen.getByLabelText(name));
  expect(next).not.toHaveBeenCalled();
});

test('a shortcut is ignored with Ctrl and while a dialog or menu is open', () => {
  const { rerender } = render(<Screen />);
  press(document.body, { ctrlKey: true });
  for (const popup of ['dialog', 'menu'] as const) {
    rerender(<Screen popup={popup} />);
    press(document.body);
  }
  expect(next).not.toHaveBeenCalled();
});

test('only Escape works when shortcuts are turned off', () => {
  setShortcutsEnabled(false);
  render(<Screen />);
  press(document.body);
  expect(next).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(goBack).toHaveBeenCalledTimes(1);
});

test('lists the shortcuts on the screen, those asked for first', () => {
  const { unmount } = render(<Screen />);
  expect(getActiveShortcuts(['j', 'k', 'Escape'])).toEqual([
    ['j', 'Next'],
    ['Escape', 'Back'],
    ['a', 'Other'],
  ]);
  unmount();
  expect(getActiveShortcuts([])).toEqual([]);
});
