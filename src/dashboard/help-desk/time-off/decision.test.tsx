import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Decision } from '../../../../contract/help-desk/constants';
import { DraftStore } from '../../drafts/draft-store';
import { StaffContext, type Staff } from '../../hooks/use-staff';
import { DecisionActions } from './decision';

const drafts = DraftStore.inMemory();
const change = vi.fn<() => Promise<boolean>>();
beforeEach(() => {
  drafts.clear();
  change.mockReset().mockResolvedValue(true);
});

const rosa = {
  id: 'rosas',
  name: 'Rosa Núñez',
  contact: '2125550143',
  email: 'rosa@mail.example' as string | null,
  emailOnFile: null as { name: string; email: string } | null,
  canText: false,
  statusPageExpiresAt: '2999-01-01T00:00:00.000Z',
};
const expired = { ...rosa, statusPageExpiresAt: '2026-01-01T00:00:00.000Z' };
const toElement = (decision: Decision | null, person = rosa) => (
  <StaffContext.Provider value={{ drafts } as unknown as Staff}>
    <DecisionActions
      request={{ ...person, decision, reviewed: decision !== null }}
      change={change}
      isPending={false}
    />
  </StaffContext.Provider>
);
const getMessage = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });
const write = (value: string) => fireEvent.change(getMessage(), { target: { value } });
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

test('decides only after a confirmation that says who is notified', () => {
  render(toElement(null));
  press('Decline');
  const question = screen.getByRole('group', { name: 'Decline this time off?' });
  expect(question.textContent).toContain('email Rosa Núñez at rosa@mail.example');
  expect(document.activeElement).toBe(question);
  expect(change).not.toHaveBeenCalled();
  write(' Two are away. ');
  press('Decline and notify');
  expect(change).toHaveBeenCalledWith({ decision: 'declined', note: 'Two are away.' });
});

test.each(['Escape', 'Cancel'])('%s decides nothing and returns the focus', (way) => {
  render(toElement(null));
  press('Approve');
  if (way === 'Cancel') press('Cancel');
  else fireEvent.keyDown(getMessage(), { key: 'Escape' });
  expect(change).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Approve' }));
});

test('does not promise a notification without an email address', async () => {
  const person = { ...rosa, email: null };
  const { rerender } = render(toElement(null, person));
  press('Approve');
  expect(screen.getByRole('group').textContent).toContain('won’t get a message');
  press('Approve');
  expect(change).toHaveBeenCalledWith({ decision: 'approved' });
  rerender(toElement('approved', person));
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  press('Undo decision');
  expect(screen.getByRole('group').textContent).not.toMatch(/notify|has already been told/);
});

test.each([
  [
    { emailOnFile: { name: 'Rosa Núñez Díaz', email: 'rosa@home.example' }, canText: true },
    'We’ll email Rosa Núñez at rosa@home.example, on file for Rosa Núñez Díaz, to say it is approved',
  ],
  [{ canText: true }, 'We’ll text Rosa Núñez at (212) 555-0143, to say it is approved'],
])('notifies a person without an address in the request otherwise: %o', (known, sentence) => {
  render(toElement(null, { ...rosa, email: null, ...known }));
  press('Approve');
  expect(screen.getByRole('group').textContent).toContain(sentence);
  expect(screen.getByRole('button', { name: 'Approve and notify' })).toBeTruthy();
});

test('warns before a decision goes to another address than the one on file', () => {
  const emailOnFile = { name: 'Rosa Núñez', email: 'Rosa@mail.example' };
  const warning = 'This isn’t the address on file for Rosa Núñez.';
  const { rerender } = render(toElement(null, { ...rosa, emailOnFile }));
  press('Decline');
  expect(screen.queryByText(warning)).toBeNull();
  rerender(toElement(null, { ...rosa, email: 'stranger@other.example', emailOnFile }));
  expect(screen.getByRole('group').textContent).toContain('at stranger@other.example, to say');
  expect(screen.getByText(warning)).toBeTruthy();
});

test('asks to call and takes no message if the person cannot be notified at all', () => {
  render(toElement(null, { ...expired, email: null }));
  press('Decline');
  expect(screen.getByRole('group').textContent).toContain('Please call.');
  expect(screen.queryByRole('textbox')).toBeNull();
  press('Decline');
  expect(change).toHaveBeenCalledWith({ decision: 'declined' });
});

test('does not mention an update of an expired status page', () => {
  render(toElement(null, expired));
  press('Approve');
  expect(screen.getByRole('group').textContent).not.toContain('update the status page');
});

test('moves the focus to the outcome and says what the person was told before', async () => {
  const { rerender } = render(toElement(null));
  const expectFocus = (text: string) =>
    waitFor(() => expect(document.activeElement?.textContent).toBe(text));
  press('Decline');
  press('Decline and notify');
  rerender(toElement('declined'));
  await expectFocus('Time off declined.');
  press('Undo decision');
  expect(screen.getByRole('group').textContent).toContain('already been told that it was declined');
  press('Undo and notify');
  expect(change).toHaveBeenLastCalledWith({ decision: null });
  rerender(toElement(null));
  await expectFocus('Not decided yet.');
});

test('a colleague’s decision takes no focus if no question is open', () => {
  const { rerender } = render(toElement(null));
  rerender(toElement('approved'));
  expect(document.activeElement).toBe(document.body);
});

test('a colleague’s decision closes the question and keeps the message', () => {
  const { rerender } = render(toElement(null));
  press('Decline');
  write('Too many are away.');
  rerender(toElement('approved'));
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('A colleague decided this first');
  expect(document.activeElement?.textContent).toBe('Time off approved.');
  expect(change).not.toHaveBeenCalled();
  press('Undo decision');
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(toElement(null));
  press('Decline');
  expect(getMessage().value).toBe('Too many are away.');
});

test('a rejected decision keeps the question open with its message', async () => {
  change.mockResolvedValue(false);
  render(toElement(null));
  press('Decline');
  write('Two are away.');
  press('Decline and notify');
  await waitFor(() => expect(change).toHaveBeenCalled());
  await Promise.resolve();
  expect(getMessage().value).toBe('Two are away.');
});

describe('message drafts', () => {
  test('each decision has its own, and all are deleted once one is made', async () => {
    const { rerender } = render(toElement(null));
    press('Decline');
    write('Two are away.');
    press('Cancel');
    press('Approve');
    expect(getMessage().value).toBe('');
    write('Enjoy the days');
    press('Approve and notify');
    rerender(toElement('approved'));
    await waitFor(() => expect(drafts.hasUnsaved()).toBe(false));
  });

  test('stay while another request is open', () => {
    const first = render(toElement(null));
    press('Decline');
    write('Two are away.');
    first.unmount();
    render(toElement(null));
    press('Decline');
    expect(getMessage().value).toBe('Two are away.');
  });

  test('are deleted on leaving if a colleague has decided', () => {
    const { rerender, unmount } = render(toElement(null));
    press('Decline');
    write('Two are away.');
    rerender(toElement('approved'));
    unmount();
    expect(drafts.hasUnsaved()).toBe(false);
  });
});

test('tells the screen while the question needs space', () => {
  const onQuestion = vi.fn();
  render(
    <StaffContext.Provider value={{ drafts } as unknown as Staff}>
      <DecisionActions
        request={{ ...rosa, decision: null, reviewed: false }}
        change={change}
        isPending={false}
        onQuestion={onQuestion}
      />
    </StaffContext.Provider>,
  );
  press('Approve');
  expect(onQuestion).toHaveBeenLastCalledWith(true);
  press('Cancel');
  expect(onQuestion).toHaveBeenLastCalledWith(false);
});
