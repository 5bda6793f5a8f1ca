import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { recordActivity } from '../../../browser/auth/idle-storage';
import { StaffContext, type Staff } from '../../hooks/use-staff';
import { DraftStore } from '../../drafts/draft-store';
import { IdleTimeout } from './idle-timeout';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));
const signOut = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('../../../browser/auth/auth', () => ({
  signOut,
  NotSignedInError: class extends Error {},
}));

const minute = 60_000;
const key = '/chats/u1/email';
let drafts: DraftStore;
beforeEach(() => {
  callStaff.mockReset().mockResolvedValue({ revision: 'r1' });
  signOut.mockClear();
  drafts = new DraftStore();
});
const toElement = () => (
  <StaffContext.Provider value={{ drafts } as Staff}>
    <IdleTimeout />
  </StaffContext.Provider>
);

test('an expired session saves drafts before it signs out, and keeps none in the browser', async () => {
  recordActivity(Date.now() - 15 * minute);
  drafts.open(key).set({ text: 'Dear' });
  drafts.open('job:new').set({ title: 'Aide' });
  signOut.mockImplementation(() => {
    expect(callStaff).toHaveBeenCalledTimes(2);
    return Promise.resolve();
  });
  render(toElement());
  await waitFor(() => expect(signOut).toHaveBeenCalled());
  expect(drafts.list()).toEqual([]);
  expect(callStaff.mock.calls.map(([, { body }]) => body as unknown)).toEqual([
    { key, revision: null, content: { values: { text: 'Dear' }, base: null } },
    {
      key: 'job:new',
      revision: null,
      content: { values: { title: 'Aide' }, base: null },
    },
  ]);
});

test('the warning says that drafts are saved, unless some are not, and shows in the title', async () => {
  document.title = 'Inbox';
  recordActivity(Date.now() - 13.5 * minute);
  const { rerender } = render(toElement());
  expect((await screen.findByRole('dialog')).textContent).toContain('Unsent drafts are saved.');
  expect(document.title).toBe('Signing out in 2 min · Inbox');
  drafts.open(key).set({ text: 'Dear' });
  rerender(toElement());
  expect(screen.getByRole('dialog').textContent).toContain('aren’t saved yet');
  fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(document.title).toBe('Inbox');
});
