// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Decision } from '../../../../contract/help-desk-steps';
import { StaffContext, type Draft, type Staff } from '../../parts/staff';
import { Decide } from './decide';

afterEach(cleanup);

const drafts = new Map<string, Draft>();
beforeEach(() => drafts.clear());
const change = vi.fn(() => Promise.resolve());
beforeEach(() => change.mockClear());
const rosa = { id: 'rosas', name: 'Rosa Núñez', email: 'rosa@mail.example' };
type Person = { id: string; name: string; email: string | null };
const at = (decision: Decision | null, person: Person = rosa) => (
  <StaffContext.Provider value={{ drafts } as unknown as Staff}>
    <Decide decision={decision} person={person} change={change} busy={false} />
  </StaffContext.Provider>
);
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

test('nothing is decided before the question is answered, which says what is told to whom', () => {
  render(at(null));
  press('Decline');
  const question = screen.getByRole('group', { name: 'Decline this time off?' });
  expect(question.textContent).toContain(
    'An e-mail to rosa@mail.example tells Rosa Núñez that it could not be approved',
  );
  expect(document.activeElement).toBe(question);
  expect(change).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox', { name: /^Why/ }), {
    target: { value: ' Two are away. ' },
  });
  press('Decline and tell them');
  expect(change).toHaveBeenCalledWith({ decision: 'declined', note: 'Two are away.' });
});

test('without words there is no note', () => {
  render(at(null));
  press('Approve');
  press('Approve and tell them');
  expect(change).toHaveBeenCalledWith({ decision: 'approved' });
});

test.each(['Escape', 'Cancel'])('%s decides nothing, and gives the focus back', (way) => {
  render(at(null));
  press('Approve');
  if (way === 'Cancel') press('Cancel');
  else fireEvent.keyDown(screen.getByRole('textbox', { name: /^Why/ }), { key: 'Escape' });
  expect(change).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Approve' }));
});

test('the keys of the screen rest while the question stands', () => {
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  render(at(null));
  press('Approve');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Cancel' }), { key: 'j' });
  expect(heard).not.toHaveBeenCalled();
  document.removeEventListener('keydown', heard);
});

test('the outcome has the focus of the button that went with the decision', () => {
  const { rerender } = render(at(null));
  press('Decline');
  press('Decline and tell them');
  rerender(at('declined'));
  expect(document.activeElement?.textContent).toBe('The time off is declined.');
  press('Take the decision back');
  expect(screen.getByRole('group').textContent).toContain(
    'Rosa Núñez has been told that it could not be approved.',
  );
  press('Take it back and tell them');
  expect(change).toHaveBeenLastCalledWith({ decision: null });
  rerender(at(null));
  expect(document.activeElement?.textContent).toBe('Not decided yet.');
});

test('a decision of somebody else takes no focus, and is told in the question that was open', () => {
  const { rerender } = render(at(null));
  rerender(at('approved'));
  expect(document.activeElement).toBe(document.body);
  rerender(at(null));
  press('Decline');
  rerender(at('approved'));
  expect(screen.getByRole('group').textContent).toContain(
    'Rosa Núñez has been told that it is approved.',
  );
});

test('who decides for somebody without an address is told that no e-mail goes', () => {
  render(at(null, { ...rosa, email: null }));
  press('Approve');
  expect(screen.getByRole('group').textContent).toContain('No e-mail tells Rosa Núñez');
});

test('why stays written while one looks at something else, and goes with the decision', () => {
  const why = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Why/ });
  const first = render(at(null));
  press('Decline');
  fireEvent.change(why(), { target: { value: 'Two are away.' } });
  first.unmount();
  const { rerender } = render(at(null));
  press('Decline');
  expect(why().value).toBe('Two are away.');
  rerender(at('declined'));
  press('Take the decision back');
  expect(why().value).toBe('');
});
