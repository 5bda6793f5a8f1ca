import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FormDraft } from '../../hooks/session/form-draft';
import { StaffContext } from '../../hooks/session/use-staff';
import { GiveRoleDialog } from './assign-role-dialog';

vi.mock('../../../lib/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open({ forms = new Map<string, FormDraft>(), onDone = vi.fn() } = {}) {
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  const lengths = { accounts: 50 };
  const session = { lengths, setLengths: () => undefined, hasEnded: () => false };
  const staff = { user, role: 'owner' as const, forms, ...session };
  return render(
    <StaffContext.Provider value={{ ...staff, drafts: new Map(), sends: new Map() }}>
      <GiveRoleDialog accounts={[]} onClose={vi.fn()} onDone={onDone} />
    </StaffContext.Provider>,
  );
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Give role' }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('sent empty it says at each field what is wrong, and the first wrong one has the focus', async () => {
  open();
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
  const error = { code: 'changed', message: 'Changed by ira@agency.example in the meantime.' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error }, { status: 409 })));
  const onDone = vi.fn();
  open({ onDone });
  type('E-mail', 'Soon@agency.example');
  type('Role', 'intake');
  send();
  expect((await screen.findByRole('alert')).textContent).toBe(error.message);
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'Soon@agency.example');
  expect(screen.getByLabelText('Role')).toHaveProperty('value', 'intake');
  expect(onDone).not.toHaveBeenCalled();
});

test('what was typed is there again when the dialog was closed by a slip, and gone once the role is given', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  const forms = new Map<string, FormDraft>();
  open({ forms });
  type('E-mail', 'soon@agency.example');
  type('Role', 'intake');
  cleanup();
  const onDone = vi.fn();
  open({ forms, onDone });
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'soon@agency.example');
  expect(screen.getByLabelText('Role')).toHaveProperty('value', 'intake');
  send();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(forms.size).toBe(0);
});
