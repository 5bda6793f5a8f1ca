// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Decision } from '../../../../contract/help-desk-steps';
import { Decide } from './decide';

afterEach(cleanup);

const change = vi.fn(() => Promise.resolve());
const at = (decision: Decision | null) => (
  <Decide decision={decision} change={change} busy={false} />
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
