import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Chat, EligibilityDetails } from '../../../../contract/inbox/schema';
import {
  sampleChat,
  sampleEmail,
  sampleMessage,
  samplePhone,
} from '../../../../contract/inbox/testing/sample-threads';
import { ApiError } from '../../../browser/api/api-client';
import { DraftStore } from '../../drafts/draft-store';
import { StaffContext, type Staff } from '../../hooks/use-staff';
import { PersonPanel } from './person-panel';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));
vi.mock('gatsby', () => ({ navigate: vi.fn() }));

beforeEach(() => {
  callStaff.mockReset();
  callStaff.mockImplementation((_call: string, { body }: { body: object }) =>
    Promise.resolve({ ...sampleChat(), ...body, version: 2, undo: null }),
  );
});

function renderPanel(overrides: Partial<Chat> = {}) {
  render(
    <SWRConfig value={{ provider: () => new Map(), fetcher: () => new Promise(() => undefined) }}>
      <StaffContext.Provider value={{ drafts: DraftStore.inMemory() } as Staff}>
        <PersonPanel thread={sampleChat(overrides)} />
      </StaffContext.Provider>
    </SWRConfig>,
  );
}

const getButton = (name: string | RegExp) => screen.getByRole('button', { name });
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const submit = (name: string) => fireEvent.submit(screen.getByRole('form', { name }));
const sent = (change: object) =>
  waitFor(() =>
    expect(callStaff).toHaveBeenCalledWith('PATCH /chats/:userId/person', {
      params: { userId: 'p1' },
      body: { version: 1, ...change },
    }),
  );
const own = { label: null, name: null, relationship: null };
const phone = { id: 'phone', kind: 'phone', value: '2125550143', ...own };
const email = { id: 'email', kind: 'email', value: 'rosa@family.example', ...own };
const daughter = { name: 'Ana Diaz', relationship: 'daughter', isPreferred: false };

test('a value is edited where it is shown; Enter saves and returns the focus', async () => {
  renderPanel({ preferredName: 'Rosie' });
  fireEvent.click(getButton('Edit preferred name: Rosie'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Preferred name' }));
  type('Preferred name', 'Rosita');
  submit('Edit preferred name');
  await sent({ preferredName: 'Rosita' });
  await waitFor(() => expect(document.activeElement?.textContent).toContain('preferred name'));
  expect(screen.queryByRole('form')).toBeNull();
});

test('the best time is what the latest form says until the office knows better', () => {
  const details = { time: 'Any time' } as EligibilityDetails;
  const messages = [sampleMessage({ eligibility: details }), sampleMessage({ id: 'm2' })];
  renderPanel({ messages });
  expect(getButton('Edit best time: Any time')).toBeTruthy();
  cleanup();
  renderPanel({ messages, bestTime: 'After 2 pm' });
  expect(getButton('Edit best time: After 2 pm')).toBeTruthy();
});

test('Escape cancels and returns the focus', () => {
  renderPanel();
  fireEvent.click(getButton('Edit name: Rosa Delgado'));
  type('First name', 'Rosalind');
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'First name' }), { key: 'Escape' });
  expect(document.activeElement).toBe(getButton('Edit name: Rosa Delgado'));
  expect(callStaff).not.toHaveBeenCalled();
});

test('an error is next to its field, which keeps the focus and the text', async () => {
  renderPanel();
  fireEvent.click(getButton('Edit phone number: (212) 555-0143'));
  type('Phone number', '555');
  submit('Edit phone number');
  const field = screen.getByRole('textbox', { name: 'Phone number' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(screen.getByText(/valid 10-digit/)).toBeTruthy();
  type('Phone number', '212 555 0188');
  callStaff.mockRejectedValue(new ApiError(409, 'changed_since', 'Olive changed this: language.'));
  submit('Edit phone number');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Not saved. Olive changed this: language.',
  );
  expect(screen.getByDisplayValue('212 555 0188')).toBeTruthy();
});

test('a number is added with whose it is, next to the others', async () => {
  renderPanel();
  fireEvent.click(getButton('Add phone number'));
  type('Phone number', '(973) 555-0118');
  type(/^Whose/, 'Ana Diaz');
  type(/^Relationship/, 'daughter');
  submit('Add phone number');
  const added = { kind: 'phone', value: '9735550118', ...own };
  const whose = { name: 'Ana Diaz', relationship: 'daughter' };
  await sent({ contactPoints: [phone, email, { ...added, ...whose }] });
});

test('a number that the person already has is rejected', () => {
  renderPanel();
  fireEvent.click(getButton('Add email address'));
  type('Email address', 'ROSA@family.example');
  submit('Add email address');
  expect(screen.getByText('This person already has this email address')).toBeTruthy();
  expect(callStaff).not.toHaveBeenCalled();
});

test('another number can be preferred or removed, and keeps the others', async () => {
  const hers = samplePhone({ id: 'p2', value: '9735550118', ...daughter });
  renderPanel({ contactPoints: [samplePhone(), hers, sampleEmail()] });
  const item = screen.getByRole('group', { name: '(973) 555-0118' });
  expect(within(item).getByRole('link', { name: 'Call (973) 555-0118' })).toBeTruthy();
  fireEvent.click(within(item).getByRole('button', { name: 'Prefer (973) 555-0118' }));
  const added = { id: 'p2', kind: 'phone', value: '9735550118', label: null };
  const whose = { name: 'Ana Diaz', relationship: 'daughter' };
  await sent({ contactPoints: [{ ...added, ...whose }, phone, email] });
});

test('an address of a later message is added only by hand', async () => {
  const later = { email: 'later@mail.example', messageId: 'm2' };
  renderPanel({ laterAddresses: [later] });
  expect(screen.getByRole('note').textContent).toContain('Call to confirm');
  fireEvent.click(getButton('Add later@mail.example to this person'));
  const added = { kind: 'email', value: later.email, ...own };
  await sent({ contactPoints: [phone, email, added] });
});

test('contact points of a merged thread are shown once, with its name, and changed there', async () => {
  const merged = [
    { userId: 'p2', name: 'Rosa Diaz', contact: '4105550136', email: null, version: 4 },
  ];
  renderPanel({
    merged,
    contactPoints: [
      samplePhone(),
      samplePhone({ userId: 'p2', isPreferred: false }),
      samplePhone({ id: 'p2', userId: 'p2', value: '4105550136', isPreferred: false }),
    ],
  });
  expect(screen.getAllByRole('group', { name: '(212) 555-0143' })).toHaveLength(1);
  expect(screen.getByText('From the merged thread of Rosa Diaz')).toBeTruthy();
  fireEvent.click(getButton('Remove (410) 555-0136'));
  await waitFor(() =>
    expect(callStaff).toHaveBeenCalledWith('PATCH /chats/:userId/person', {
      params: { userId: 'p2' },
      body: { version: 4, contactPoints: [phone] },
    }),
  );
});
