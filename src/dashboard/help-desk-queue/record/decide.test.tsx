// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Decision } from '../../../../contract/help-desk-steps';
import { Decide } from './decide';

afterEach(cleanup);

const change = vi.fn(() => Promise.resolve());
const at = (decision: Decision | null, isMailed = true) => (
  <Decide decision={decision} isMailed={isMailed} change={change} busy={false} />
);

test('the outcome has the focus of the button that went with the decision', () => {
  const { rerender } = render(at(null));
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  press('Decline');
  rerender(at('declined'));
  expect(document.activeElement?.textContent).toBe('The time off is declined.');
  press('Take the decision back');
  rerender(at(null));
  expect(document.activeElement?.textContent).toBe('Not decided yet.');
});

test('a decision of somebody else takes no focus', () => {
  const { rerender } = render(at(null));
  rerender(at('approved'));
  expect(document.activeElement).toBe(document.body);
});

test('who decides for somebody without an address is told that no e-mail goes', () => {
  const { rerender } = render(at(null, false));
  expect(screen.getByText(/No e-mail tells the caregiver/)).toBeTruthy();
  rerender(at(null));
  expect(screen.queryByText(/No e-mail tells the caregiver/)).toBeNull();
});
