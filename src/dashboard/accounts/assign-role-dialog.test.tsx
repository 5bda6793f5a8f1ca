import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../browser/api/api-client';
import { DraftStore } from '../drafts/draft-store';
import { StaffContext, type Staff } from '../hooks/use-staff';
import { AssignRoleDialog } from './assign-role-dialog';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../api/staff-client', () => ({ callStaff }));

beforeEach(() => {
  callStaff.mockReset().mockResolvedValue({});
});

function renderDialog(drafts = DraftStore.inMemory()) {
  const onDone = vi.fn();
  const { unmount } = render(
    <StaffContext.Provider value={{ drafts } as unknown as Staff}>
      <AssignRoleDialog accounts={[]} onClose={vi.fn()} onDone={onDone} />
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
