import { createRef } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resolveAccess } from '../../../../contract/shared/roles';
import type { Chat } from '../../../../contract/inbox/schema';
import { ApiError } from '../../../browser/api/api-client';
import { sampleChat } from '../../../../contract/inbox/testing/sample-threads';
import { SessionProvider } from '../../app/session/session-provider';
import { StatusBar, ThreadHeader } from './thread-header';
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
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ assignees: [owner, me] })));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function renderBar(person: Chat) {
  const onChanged = vi.fn();
  const onRejected = vi.fn();
  function Bar() {
    const params = { userId: person.userId };
    const state = useVersionedChange('PATCH /chats/:userId', { params }, person.version, {
      onChanged,
      onError: onRejected,
    });
    return (
      <>
        <ThreadHeader thread={person} state={state} listUrl="/" heading={createRef()} />
        <StatusBar thread={person} state={state} />
      </>
    );
  }
  const user = { uid: 'u1', email: me, displayName: null, photoURL: null };
  const staff = {
    user,
    access: resolveAccess({ role: 'intake' }),
    onAccessDenied: () => undefined,
  };
  render(
    <SessionProvider {...staff}>
      <Bar />
    </SessionProvider>,
  );
  return { onChanged, onRejected };
}
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const listOptions = (name: string) => [...select(name).options].map(({ text }) => text);

test.each([
  ['in the status bar', true],
  ['in the header of phones', false],
])('a status change %s is sent with the visible version', async (_, isWide) => {
  setWidth(isWide);
  const state = { status: 'qualified', assignee: null, version: 8 };
  callStaff.mockResolvedValue(state);
  const { onChanged } = renderBar(sampleChat({ version: 7 }));
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
  const { onChanged } = renderBar(sampleChat({ assignee: me }));
  await waitFor(() =>
    expect(listOptions('Assigned to')).toEqual(['Unassigned', 'You (Intake)', 'Owner']),
  );
  fireEvent.change(select('Assigned to'), { target: { value: ' ' } });
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(callStaff.mock.calls[0]?.[1]).toMatchObject({ body: { version: 1, assignee: null } });
});

test('keeps showing an assignee who can no longer be assigned', async () => {
  renderBar(sampleChat({ assignee: 'former@agency.example' }));
  await waitFor(() => expect(listOptions('Assigned to')).toHaveLength(4));
  expect(select('Assigned to').value).toBe('former@agency.example');
});

test('shows who changed the thread first and refreshes it', async () => {
  callStaff.mockRejectedValue(new ApiError(409, 'changed_since', `It was changed by ${owner}.`));
  const { onChanged, onRejected } = renderBar(sampleChat());
  fireEvent.change(select('Status'), { target: { value: 'closed' } });
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(`Not changed. It was changed by ${owner}.`),
  );
  expect(select('Status').value).toBe('new');
  expect(onRejected).toHaveBeenCalledOnce();
  expect(onChanged).not.toHaveBeenCalled();
});

test.each([
  ['2125550143', 'tel:+12125550143'],
  ['+525512345678', 'tel:+525512345678'],
  ['whatsapp:+12125550177', 'tel:+12125550177'],
  ['72323', undefined],
])('the number %s can be called at %s', (contact, href) => {
  renderBar(sampleChat({ contact, email: null, canReceiveTexts: contact.startsWith('212') }));
  expect(screen.queryByRole<HTMLAnchorElement>('link', { name: /\d/ })?.href).toBe(href);
  expect(screen.getByRole('list').textContent).toMatch(/\d/);
});

test('a person known only by email has neither a number nor consent to texts', () => {
  renderBar(sampleChat({ contact: '', canText: false, canReceiveTexts: false }));
  expect(screen.getByRole('link', { name: 'rosa@family.example' })).toBeTruthy();
  expect(screen.queryByText(/text/)).toBeNull();
});
