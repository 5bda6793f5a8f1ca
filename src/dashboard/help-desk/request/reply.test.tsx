import { createRef } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { StaffContext, type Draft, type Staff } from '../../hooks/session/use-staff';
import { RecordReply } from './reply';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));

const drafts = new Map<string, Draft>();
beforeEach(() => {
  callStaff.mockReset();
  drafts.clear();
});
afterEach(cleanup);

const box = createRef<HTMLTextAreaElement>();
const ana = { id: 'ana', email: 'ana@mail.example', contact: '2125550143', mayText: true };
const at = (record: Partial<HelpDeskDetail>) => (
  <StaffContext.Provider value={{ drafts, sends: new Map() } as unknown as Staff}>
    <RecordReply record={record as HelpDeskDetail} box={box} onWritten={() => undefined} />
  </StaffContext.Provider>
);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (words: string) => fireEvent.change(field(), { target: { value: words } });
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const send = () => fireEvent.submit(screen.getByRole('form', { name: 'Reply' }));

test('a private note is shown and sent in no other channel, and is there again on the way back', () => {
  render(at(ana));
  choose(/^Private note/);
  write('Asked for a loan before.');
  choose(/^E-mail/);
  expect(field().value).toBe('');
  send();
  expect(callStaff).not.toHaveBeenCalled();
  write('Dear Ana');
  choose(/^Text message/);
  expect(field().value).toBe('');
  choose(/^Private note/);
  expect(field().value).toBe('Asked for a loan before.');
  expect([...drafts.values()].map(({ words }) => words)).toEqual([
    'Asked for a loan before.',
    'Dear Ana',
  ]);
});

test('a text to somebody who opts out meanwhile stays a text, and is not sent', () => {
  const { rerender } = render(at(ana));
  choose(/^Text message/);
  write('Call us.');
  rerender(at({ ...ana, mayText: false }));
  expect(field().value).toBe('Call us.');
  send();
  expect(callStaff).not.toHaveBeenCalled();
  choose(/^E-mail/);
  expect(field().value).toBe('');
});
