import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Decision } from '../../../../contract/help-desk/constants';
import { StaffContext, type Draft, type Staff } from '../../hooks/session/use-staff';
import { Decide } from './decision';

afterEach(cleanup);

const drafts = new Map<string, Draft>();
beforeEach(() => drafts.clear());
const change = vi.fn<() => Promise<boolean>>();
beforeEach(() => change.mockReset().mockResolvedValue(true));
const rosa = {
  id: 'rosas',
  name: 'Rosa Núñez',
  email: 'rosa@mail.example',
  pageUntil: '2999-01-01T00:00:00.000Z',
};
type Person = Omit<typeof rosa, 'email'> & { email: string | null };
const at = (decision: Decision | null, person: Person = rosa) => (
  <StaffContext.Provider value={{ drafts } as unknown as Staff}>
    <Decide
      record={{ ...person, decision, reviewed: decision !== null }}
      change={change}
      busy={false}
    />
  </StaffContext.Provider>
);
const why = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Why/ });
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

test('where the request gave no e-mail address no button and no sentence says that they are told', async () => {
  const noAddress = { ...rosa, email: null };
  const { rerender } = render(at(null, noAddress));
  press('Approve');
  press('Approve');
  expect(change).toHaveBeenCalledWith({ decision: 'approved' });
  rerender(at('approved', noAddress));
  await screen.findByText('The time off is approved.');
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  press('Take the decision back');
  expect(screen.getByRole('group').textContent).not.toMatch(/and tell them|has been told/);
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

test('the outcome has the focus of the button that went with the decision', async () => {
  const { rerender } = render(at(null));
  const outcome = (words: string) =>
    waitFor(() => expect(document.activeElement?.textContent).toBe(words));
  press('Decline');
  press('Decline and tell them');
  rerender(at('declined'));
  await outcome('The time off is declined.');
  press('Take the decision back');
  expect(screen.getByRole('group').textContent).toContain(
    'Rosa Núñez has been told that it could not be approved.',
  );
  press('Take it back and tell them');
  expect(change).toHaveBeenLastCalledWith({ decision: null });
  rerender(at(null));
  await outcome('Not decided yet.');
});

test('a decision of somebody else takes no focus where nothing was asked', () => {
  const { rerender } = render(at(null));
  rerender(at('approved'));
  expect(document.activeElement).toBe(document.body);
});

test('a question is over once somebody else has decided: nothing is overturned, and the words are kept', () => {
  const { rerender } = render(at(null));
  press('Decline');
  fireEvent.change(why(), { target: { value: 'Too many are away.' } });
  rerender(at('approved'));
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Somebody was faster');
  expect(document.activeElement?.textContent).toBe('The time off is approved.');
  expect(change).not.toHaveBeenCalled();
  press('Take the decision back');
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(at(null));
  press('Decline');
  expect(why().value).toBe('Too many are away.');
});

test('a refused decision stays asked with its words', async () => {
  change.mockResolvedValue(false);
  render(at(null));
  press('Decline');
  fireEvent.change(why(), { target: { value: 'Two are away.' } });
  press('Decline and tell them');
  await waitFor(() => expect(change).toHaveBeenCalled());
  await Promise.resolve();
  expect(why().value).toBe('Two are away.');
});

test('the words of one decision are not those of the other, and are gone once they are sent', async () => {
  const { rerender } = render(at(null));
  press('Approve');
  fireEvent.change(why(), { target: { value: 'Enjoy the days' } });
  press('Cancel');
  press('Decline');
  expect(why().value).toBe('');
  press('Cancel');
  press('Approve');
  press('Approve and tell them');
  rerender(at('approved'));
  await waitFor(() => expect(drafts.size).toBe(0));
});

test('what was written for the other decision is not kept as unsaved once one has decided', async () => {
  render(at(null));
  press('Decline');
  fireEvent.change(why(), { target: { value: 'Two are away.' } });
  press('Cancel');
  press('Approve');
  press('Approve and tell them');
  await waitFor(() => expect(drafts.size).toBe(0));
});

test('what was written for a decision that somebody else has made goes when the request is left', () => {
  const { rerender, unmount } = render(at(null));
  press('Decline');
  fireEvent.change(why(), { target: { value: 'Two are away.' } });
  rerender(at('approved'));
  expect(drafts.size).toBe(1);
  unmount();
  expect(drafts.size).toBe(0);
});

test('who decides for somebody without an address is told that no e-mail goes', () => {
  render(at(null, { ...rosa, email: null }));
  press('Approve');
  expect(screen.getByRole('group').textContent).toContain('No e-mail tells Rosa Núñez');
});

test('who decides once the status page is over is told that nobody is told without an address, and writes no note', () => {
  const pageUntil = '2026-01-01T00:00:00.000Z';
  render(at(null, { ...rosa, email: null, pageUntil }));
  press('Decline');
  const question = screen.getByRole('group', { name: 'Decline this time off?' });
  expect(question.textContent).toContain('Nobody tells Rosa Núñez that it could not be approved');
  expect(question.textContent).toContain('Please call.');
  expect(screen.queryByRole('textbox')).toBeNull();
  press('Decline');
  expect(change).toHaveBeenCalledWith({ decision: 'declined' });
  cleanup();
  render(at(null, { ...rosa, pageUntil }));
  press('Approve');
  const mailed = screen.getByRole('group').textContent;
  expect(mailed).toContain('An e-mail to rosa@mail.example tells');
  expect(mailed).not.toContain('so does the status page');
});

test('why stays written while one looks at something else, and goes with the decision', () => {
  const first = render(at(null));
  press('Decline');
  fireEvent.change(why(), { target: { value: 'Two are away.' } });
  first.unmount();
  render(at(null));
  press('Decline');
  expect(why().value).toBe('Two are away.');
});
