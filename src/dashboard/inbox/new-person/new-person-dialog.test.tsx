import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KnownPerson } from '../../../../contract/inbox/person-schema';
import { resolveAccess } from '../../../../contract/shared/roles';
import { SessionProvider } from '../../app/session/session-provider';
import { NewPersonDialog } from './new-person-dialog';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('../../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

const point = { id: 'p1', kind: 'phone', value: '2125550142', label: null } as const;
const rosa: KnownPerson = {
  ...{ userId: 'rosa', name: 'Rosa Diaz', isSame: false },
  point: { ...point, name: null, relationship: null },
  owner: { userId: 'rosa', version: 3, points: [{ ...point, name: null, relationship: null }] },
};

let known: KnownPerson[];
let sent: [call: string, body: Record<string, unknown>][];
const onOpen = vi.fn();
beforeEach(() => {
  known = [];
  sent = [];
  vi.stubGlobal('fetch', (address: string, { method, body }: RequestInit) => {
    const { pathname } = new URL(address, location.href);
    const call = `${method ?? 'GET'} ${pathname.replace('/api', '')}`;
    if (typeof body === 'string') sent.push([call, JSON.parse(body) as Record<string, unknown>]);
    if (call === 'POST /chats/lookup') return Promise.resolve(Response.json({ people: known }));
    return Promise.resolve(Response.json({ userId: 'new', drafts: [], undo: null }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  onOpen.mockReset();
});

function show(region: 'maryland' | null = 'maryland') {
  const user = { uid: 'u1', email: 'ira@agency.example', displayName: null, photoURL: null };
  const staff = {
    user,
    access: resolveAccess({ role: 'intake' }),
    onAccessDenied: () => undefined,
  };
  render(
    <SessionProvider {...staff}>
      <NewPersonDialog open region={region} onClose={() => undefined} onOpen={onOpen} />
    </SessionProvider>,
  );
  const dialog = screen.getByRole('dialog', { name: 'New person' });
  const type = (label: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  return { type, press: (name: string) => fireEvent.click(screen.getByRole('button', { name })) };
}
const listSent = (call: string) => sent.filter(([one]) => one === call).map(([, body]) => body);

test('creates a person in the region of the list, and opens their thread', async () => {
  const { type, press } = show();
  type('First name', 'Ana');
  type('Phone number', '+1 (212) 555-0142');
  type('Relationship', 'daughter');
  type('Whose contact', 'Bea Diaz');
  press('Create');
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith('new'));
  const own = { value: '212-555-0142', name: 'Bea Diaz', relationship: 'daughter' };
  expect(listSent('POST /chats')).toMatchObject([
    { firstName: 'Ana', region: 'maryland', source: 'phone', language: null, contactPoints: [own] },
  ]);
});

test('says what is missing, and sends nothing', () => {
  const { type, press } = show(null);
  press('Create');
  for (const error of ['Enter a name', 'Enter a phone number or an email', 'Choose an office']) {
    expect(screen.getByText(error)).toBeTruthy();
  }
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  type('Last name', 'Diaz');
  expect(screen.queryByText('Enter a name')).toBeNull();
  expect(listSent('POST /chats')).toEqual([]);
});

test('opens the person who has this name and number instead of creating them', async () => {
  known = [{ ...rosa, isSame: true }];
  const { type } = show();
  type('Phone number', '2125550');
  const buttons = await screen.findAllByRole('button', { name: 'Open Rosa Diaz' });
  expect(screen.queryByRole('button', { name: /Create/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add as a relationship' })).toBeNull();
  fireEvent.click(buttons.at(-1) ?? document.body);
  expect(onOpen).toHaveBeenCalledWith('rosa');
  expect(listSent('POST /chats')).toEqual([]);
});

test('adds someone with another name to the number, or creates them anyway', async () => {
  known = [rosa];
  const { type, press } = show();
  type('First name', 'Ana');
  type('Phone number', '2125550142');
  type('Relationship', 'daughter');
  expect(await screen.findByRole('button', { name: 'Create anyway' })).toBeTruthy();
  press('Add as a relationship');
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith('rosa'));
  expect(listSent('PATCH /chats/rosa/person')).toEqual([
    { version: 3, contactPoints: [{ ...rosa.point, name: 'Ana', relationship: 'daughter' }] },
  ]);
});

test('asks for nobody before the seventh digit', async () => {
  const { type } = show();
  type('Phone number', '212555');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(listSent('POST /chats/lookup')).toEqual([]);
});
