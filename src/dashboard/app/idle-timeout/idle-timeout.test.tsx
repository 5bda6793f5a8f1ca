import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { StaffContext, type Staff } from '../../hooks/session/use-staff';
import { IdleTimeout } from './idle-timeout';

const signOut = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('../../../lib/auth/auth', () => ({ signOut }));
vi.mock('./use-idle-timer', () => ({
  useIdleTimer: () => ({ secondsLeft: 0, extend: vi.fn() }),
}));

test('an expired session discards drafts, so that the browser does not ask about them', async () => {
  const staff = {
    drafts: new Map([['/chats/u1/email', { text: 'Dear' }]]),
    forms: new Map([
      ['job:new', { kind: 'fields' as const, values: { title: 'Aide' }, base: null }],
    ]),
  } as unknown as Staff;
  render(
    <StaffContext.Provider value={staff}>
      <IdleTimeout />
    </StaffContext.Provider>,
  );
  await waitFor(() => expect(signOut).toHaveBeenCalled());
  expect(staff.drafts.size + staff.forms.size).toBe(0);
});
