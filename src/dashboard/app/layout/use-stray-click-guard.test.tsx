import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useStrayClickGuard } from './use-stray-click-guard';

const onFollow = vi.fn();

function Screen() {
  useStrayClickGuard();
  const [isOpen, setOpen] = useState(true);
  const [count, setCount] = useState(0);
  return (
    <>
      {isOpen && <button onClick={() => setOpen(false)}>Confirm</button>}
      <button onClick={onFollow}>Next request</button>
      <button onClick={() => setCount(count + 1)}>
        <span key={count}>Pressed {count} times</span>
      </button>
    </>
  );
}

function click(name: string, detail: number): void {
  const target = screen.getByText(name);
  fireEvent.mouseDown(target, { detail });
  fireEvent.click(target, { detail });
}

test('the second click of a double click does not hit what takes the place of a button', () => {
  render(<Screen />);
  click('Confirm', 1);
  click('Next request', 2);
  expect(onFollow).not.toHaveBeenCalled();
  click('Next request', 1);
  expect(onFollow).toHaveBeenCalledTimes(1);
});

test('a button can be pressed several times in a row although its content changes', () => {
  render(<Screen />);
  for (const detail of [1, 2, 3]) click(`Pressed ${String(detail - 1)} times`, detail);
  expect(screen.getByText('Pressed 3 times')).toBeTruthy();
});

test('a key press after a stray click still works', () => {
  render(<Screen />);
  onFollow.mockClear();
  click('Confirm', 1);
  click('Next request', 2);
  fireEvent.click(screen.getByText('Next request'), { detail: 0 });
  expect(onFollow).toHaveBeenCalledTimes(1);
});
