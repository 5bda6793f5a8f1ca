import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { StaffContext, type Staff } from '../../hooks/session/use-staff';
import { IdleWatch } from './idle-timeout';

const endSession = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./end-session', () => ({ endSession }));
vi.mock('./use-idle-timer', () => ({ useIdle: () => ({ state: { is: 'over' }, stay: vi.fn() }) }));
afterEach(cleanup);

test('a session that ends for idleness leaves nothing that the browser would ask about', async () => {
  const staff = {
    drafts: new Map([['/chats/u1/email', { words: 'Dear' }]]),
    forms: new Map([['job:new', { of: 'fields' as const, values: { title: 'Aide' }, base: null }]]),
  } as unknown as Staff;
  render(
    <StaffContext.Provider value={staff}>
      <IdleWatch />
    </StaffContext.Provider>,
  );
  await waitFor(() => expect(endSession).toHaveBeenCalled());
  expect(staff.drafts.size + staff.forms.size).toBe(0);
});
