import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../browser/api/api-client';
import { DraftStore } from '../drafts/draft-store';
import { StaffContext, type Staff } from '../hooks/use-staff';
import type { Account } from '../../../contract/accounts/schema';
import { AccessDialog } from './access-dialog';
import { createAccount } from './testing/sample-accounts';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../api/staff-client', () => ({ callStaff }));

beforeEach(() => {
  callStaff.mockReset().mockResolvedValue({});
});

function renderDialog(drafts = DraftStore.inMemory(), account: Account | null = null) {
  const onDone = vi.fn();
  const latest = account && { ...account, disabled: true, version: account.version + 1 };
  const { unmount } = render(
    <StaffContext.Provider value={{ drafts } as unknown as Staff}>
      <AccessDialog
        account={account}
        accounts={[]}
        onClose={vi.fn()}
        onDone={onDone}
        onRejected={() => Promise.resolve(latest ?? undefined)}
      />
    </StaffContext.Provider>,
  );
  return { onDone, unmount };
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const expectValue = (label: string, value: string) =>
  expect(screen.getByLabelText(label)).toHaveProperty('value', value);

test('shows an error at each empty field and focuses the first one', async () => {
  renderDialog();
  submit();
  expect(await screen.findByText('Enter an email address.')).toBeTruthy();
  expect(screen.getByText('Select a role.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  type('Email', 'soon@agency.example');
  submit();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Role')));
});

test('keeps the input when the server rejects it', async () => {
  const message = 'Changed by ira@agency.example.';
  callStaff.mockRejectedValue(new ApiError(409, 'changed_since', message));
  const { onDone } = renderDialog();
  type('Email', 'Soon@agency.example');
  type('Role', 'intake');
  submit();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expectValue('Email', 'Soon@agency.example');
  expectValue('Role', 'intake');
  expect(onDone).not.toHaveBeenCalled();
});

test('keeps the draft while the dialog is closed, until the role is assigned', async () => {
  const drafts = DraftStore.inMemory();
  const first = renderDialog(drafts);
  type('Email', 'soon@agency.example');
  type('Role', 'intake');
  first.unmount();
  const { onDone } = renderDialog(drafts);
  expectValue('Email', 'soon@agency.example');
  expectValue('Role', 'intake');
  submit();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(drafts.hasUnsaved()).toBe(false);
});

test('an invitation sends what the preset and the states say', async () => {
  const { onDone } = renderDialog();
  type('Email', 'pay@agency.example');
  fireEvent.click(screen.getByRole('button', { name: 'Payroll' }));
  expectValue('Role', 'observer');
  for (const state of ['New Jersey', 'Maryland', 'Michigan']) {
    fireEvent.click(screen.getByLabelText(state));
  }
  const summary = 'Can open Dashboard, Pay stub access, and Pay roll queries, in New York only.';
  expect(screen.getByText(summary)).toBeTruthy();
  submit();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(onDone).toHaveBeenCalledWith(
    `Invitation sent to pay@agency.example. Observer: ${summary}`,
  );
  expect(callStaff).toHaveBeenCalledWith('PUT /accounts/:email', {
    params: { email: 'pay@agency.example' },
    body: {
      role: 'observer',
      screens: ['overview', 'pay-stub', 'pay-roll'],
      regions: ['new-york'],
      disabled: false,
      version: 0,
    },
  });
});

test('another role checks its own screens, and at least one state is needed', async () => {
  renderDialog(undefined, createAccount());
  expect(screen.getByLabelText('Users info')).toHaveProperty('checked', true);
  type('Role', 'admin');
  expect(screen.getByLabelText('Users info')).toHaveProperty('checked', false);
  expect(screen.getByLabelText('All job post')).toHaveProperty('checked', true);
  for (const state of ['New York', 'New Jersey', 'Maryland', 'Michigan']) {
    fireEvent.click(screen.getByLabelText(state));
  }
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Choose at least one state.');
  expect(callStaff).not.toHaveBeenCalled();
});

test('a conflict shows the current access, and the next click saves', async () => {
  const message = 'Olive Owner changed this account first.';
  callStaff.mockRejectedValueOnce(new ApiError(409, 'changed_since', message));
  const { onDone } = renderDialog(undefined, createAccount({ version: 3 }));
  fireEvent.click(screen.getByLabelText('Pay roll queries'));
  const save = screen.getByRole('button', { name: 'Save' });
  fireEvent.click(save);
  expect((await screen.findByRole('alert')).textContent).toBe(
    `${message} The access is now: Intake. The account is disabled.`,
  );
  fireEvent.click(save);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const { body } = callStaff.mock.calls[1]?.[1] as { body: object };
  expect(body).toMatchObject({ disabled: true, version: 4 });
  expect(body).toHaveProperty('screens', expect.arrayContaining(['pay-roll', 'users']));
});
