import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Chat } from '../../../../contract/inbox/schema';
import { resolveAccess, type Role } from '../../../../contract/shared/roles';
import { ApiError } from '../../../browser/api/api-client';
import { sampleChat } from '../../../../contract/inbox/testing/sample-threads';
import { ChangeError } from '../../components/status/messages';
import { SessionProvider } from '../../app/session/session-provider';
import { ThreadActions } from './thread-actions';
import { useVersionedChange } from '../../hooks/use-versioned-change';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));
vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('../../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

const me = 'intake@agency.example';
const owner = 'owner@agency.example';

const setWidth = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isWide }));

beforeEach(() => {
  setWidth(true);
  callStaff.mockReset();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ assignees: [owner, me], chats: [] })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function renderActions(person: Chat, role: Role = 'intake') {
  const onChanged = vi.fn();
  const onRejected = vi.fn();
  function Actions() {
    const params = { userId: person.userId };
    const state = useVersionedChange('PATCH /chats/:userId', { params }, person.version, {
      onChanged,
      onError: onRejected,
    });
    return (
      <>
        <ThreadActions
          {...{ thread: person, state, onMarkUnread: vi.fn() }}
          {...{ listUrl: '/', onFollowUp: vi.fn(), onSnooze: vi.fn() }}
        />
        <ChangeError error={state.error} />
      </>
    );
  }
  const user = { uid: 'u1', email: me, displayName: null, photoURL: null };
  const staff = { user, access: resolveAccess({ role }), onAccessDenied: () => undefined };
  render(
    <SessionProvider {...staff}>
      <Actions />
    </SessionProvider>,
  );
  return { onChanged, onRejected };
}
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const listOptions = (name: string) => [...select(name).options].map(({ text }) => text);

test.each([
  ['at a desk', true],
  ['on a phone', false],
])('a status change %s is sent with the visible version', async (_, isWide) => {
  setWidth(isWide);
  const state = { status: 'qualified', assignee: null, version: 8 };
  callStaff.mockResolvedValue(state);
  const { onChanged } = renderActions(sampleChat({ version: 7 }));
  fireEvent.change(select('Status'), { target: { value: 'qualified' } });
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith(state));
  expect(callStaff.mock.calls).toEqual([
    [
      'PATCH /chats/:userId',
      { params: { userId: 'p1' }, body: { version: 7, status: 'qualified' } },
    ],
  ]);
});

test('a thread can be assigned to oneself, a colleague, or no one', async () => {
  callStaff.mockResolvedValue({});
  const { onChanged } = renderActions(sampleChat({ assignee: me }));
  await waitFor(() =>
    expect(listOptions('Assigned to')).toEqual(['Unassigned', 'You (Intake)', 'Owner']),
  );
  fireEvent.change(select('Assigned to'), { target: { value: ' ' } });
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(callStaff.mock.calls[0]?.[1]).toMatchObject({ body: { version: 1, assignee: null } });
});

test('keeps showing an assignee who can no longer be assigned', async () => {
  renderActions(sampleChat({ assignee: 'former@agency.example' }));
  await waitFor(() => expect(listOptions('Assigned to')).toHaveLength(4));
  expect(select('Assigned to').value).toBe('former@agency.example');
});

test('shows who changed the thread first and refreshes it', async () => {
  callStaff.mockRejectedValue(new ApiError(409, 'changed_since', `It was changed by ${owner}.`));
  const { onChanged, onRejected } = renderActions(sampleChat());
  fireEvent.change(select('Status'), { target: { value: 'closed' } });
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(`Not changed. It was changed by ${owner}.`),
  );
  expect(select('Status').value).toBe('new');
  expect(onRejected).toHaveBeenCalledOnce();
  expect(onChanged).not.toHaveBeenCalled();
});

test.each([
  ['owner', ['Follow-up…f', 'Snooze…h', 'Mark as unreadu', 'Merge…', 'Export or erase…']],
  ['intake', ['Follow-up…f', 'Snooze…h', 'Mark as unreadu', 'Merge…']],
] as const)('the menu of an %s has the rest: %o', async (role, items) => {
  renderActions(sampleChat(), role);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menu', { name: 'More' });
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent?.trim())).toEqual(
    items,
  );
  fireEvent.click(screen.getByRole('menuitem', { name: 'Merge…' }));
  expect(await screen.findByRole('dialog', { name: 'Merge into Rosa Delgado' })).toBeTruthy();
});
