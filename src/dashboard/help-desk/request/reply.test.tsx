import { createRef } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { DraftStore } from '../../drafts/draft-store';
import { StaffContext, type Staff } from '../../hooks/use-staff';
import { RequestReply, getChannelOptions } from './reply';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));

const drafts = DraftStore.inMemory();
beforeEach(() => {
  callStaff.mockReset();
  drafts.clear();
});

const box = createRef<HTMLTextAreaElement>();
const ana = {
  id: 'ana',
  email: 'ana@mail.example',
  emailOnFile: null,
  contact: '2125550143',
  canText: true,
};
const toElement = (request: Partial<HelpDeskDetail>) => (
  <StaffContext.Provider value={{ drafts } as Staff}>
    <RequestReply request={request as HelpDeskDetail} box={box} onWritten={() => undefined} />
  </StaffContext.Provider>
);
const getField = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (value: string) => fireEvent.change(getField(), { target: { value } });
const selectChannel = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Reply' }));

test('each channel keeps its own draft, and a private note is not sent from another channel', () => {
  render(toElement(ana));
  fireEvent.focus(getField());
  selectChannel(/^Private note/);
  write('Asked for a loan before.');
  selectChannel(/^Email/);
  expect(getField().value).toBe('');
  submit();
  expect(callStaff).not.toHaveBeenCalled();
  write('Dear Ana');
  selectChannel(/^Text message/);
  expect(getField().value).toBe('');
  selectChannel(/^Private note/);
  expect(getField().value).toBe('Asked for a loan before.');
  selectChannel(/^Email/);
  expect(getField().value).toBe('Dear Ana');
});

test.each([
  ['an address', 'ann@mail.example', false, ['email', 'note']],
  ['an address and consent to texts', 'ann@mail.example', true, ['email', 'sms', 'note']],
  ['no address', null, false, ['status-page', 'note']],
  ['no address but consent to texts', null, true, ['sms', 'status-page', 'note']],
])('a person with %s can be reached through the right channels', (_, email, canText, channels) => {
  const available = getChannelOptions({
    contact: '2125550199',
    email,
    emailOnFile: null,
    canText,
    canReceiveTexts: true,
    textConsent: null,
  }).filter(({ disabledReason }) => disabledReason === null);
  expect(available.map(({ value }) => value)).toEqual(channels);
});

test('without an address in the request, an email goes to the employee’s on file', () => {
  const emailOnFile = { name: 'Ana Ruiz', email: 'ana@home.example' };
  render(toElement({ ...ana, email: null, emailOnFile }));
  fireEvent.focus(getField());
  expect(screen.getByText(/To ana@home\.example, on file for Ana Ruiz/)).toBeTruthy();
});

test('warns before an email goes to another address than the one on file', () => {
  const emailOnFile = { name: 'Ana Ruiz', email: 'ana@home.example' };
  render(toElement({ ...ana, emailOnFile }));
  fireEvent.focus(getField());
  screen.getByText(
    'To ana@mail.example. This isn’t the address on file for Ana Ruiz. Also shown on the status page.',
  );
});
