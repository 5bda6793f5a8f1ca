// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { GiveRoleDialog } from './give-role-dialog';

vi.mock('../../lib/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Give role' }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('sent empty it says at each field what is wrong, and the first wrong one has the focus', async () => {
  render(<GiveRoleDialog accounts={[]} onClose={vi.fn()} onDone={vi.fn()} />);
  send();
  expect(await screen.findByText('Please enter an e-mail address.')).toBeTruthy();
  expect(screen.getByText('Please choose a role.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  type('E-mail', 'soon@agency.example');
  send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Role')));
  expect(screen.queryByText('Please enter an e-mail address.')).toBeNull();
});

test('what was typed stays when the server refuses it', async () => {
  const error = { code: 'changed', message: 'Changed by ira@agency.example meanwhile.' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error }, { status: 409 })));
  const onDone = vi.fn();
  render(<GiveRoleDialog accounts={[]} onClose={vi.fn()} onDone={onDone} />);
  type('E-mail', 'Soon@agency.example');
  type('Role', 'intake');
  send();
  expect((await screen.findByRole('alert')).textContent).toBe(error.message);
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'Soon@agency.example');
  expect(screen.getByLabelText('Role')).toHaveProperty('value', 'intake');
  expect(onDone).not.toHaveBeenCalled();
});
