// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chat, message } from '../../../contract/testing/sample-chats';
import { ReplyBox } from './reply-box';
import { answer, box, radio, send, showReplyBox, write } from './testing/show-reply-box';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../parts/staff-call', () => ({ callStaff }));

beforeEach(() => {
  callStaff.mockReset();
});
afterEach(cleanup);

describe('the channels of an answer', () => {
  test('a text is disabled, with the reason, without consent', () => {
    showReplyBox(chat({ mayText: false }));
    expect(radio('Text message').disabled).toBe(true);
    expect(screen.getByText(/this person has not agreed to them/)).toBeTruthy();
    expect(radio('E-mail').checked).toBe(true);
  });

  test('an e-mail is disabled, with the reason, without an address', () => {
    showReplyBox(chat({ email: null }));
    expect(radio('E-mail').disabled).toBe(true);
    expect(screen.getByText(/has left no address/)).toBeTruthy();
    expect(radio('Text message').checked).toBe(true);
  });

  test('with neither, only a call or a note can be written', () => {
    showReplyBox(chat({ mayText: false, email: null }));
    expect(radio('Call').checked).toBe(true);
    expect([radio('Text message').disabled, radio('E-mail').disabled]).toEqual([true, true]);
    expect(screen.getByText(/Nothing is sent/)).toBeTruthy();
  });

  test('consent withdrawn while one writes moves the answer to e-mail and keeps the words', () => {
    const heard = { onDraft: vi.fn(), onSent: vi.fn(), onRefused: vi.fn() };
    const props = { draft: undefined, sends: new Map(), ...heard };
    const { rerender } = render(<ReplyBox box={box} chat={chat()} {...props} />);
    fireEvent.click(radio('Text message'));
    write('Hello');
    const optedOutAt = '2026-11-21T17:00:00.000Z';
    rerender(<ReplyBox box={box} chat={chat({ mayText: false, optedOutAt })} {...props} />);
    expect(radio('E-mail').checked).toBe(true);
    expect(screen.getByText(/this person opted out by STOP on Nov 21/)).toBeTruthy();
    expect(answer().value).toBe('Hello');
  });
});

describe('where a later message gave another address', () => {
  const laterAddresses = [{ email: 'stranger@mail.example', messageId: 'm2' }];
  const byEmail = { mayText: false, laterAddresses };
  const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Send the e-mail/ });

  test('an e-mail goes to the first one, unless the other is chosen', async () => {
    callStaff.mockImplementation(() => Promise.resolve(message()));
    const { onSent } = showReplyBox(chat(byEmail));
    write('Hello');
    send();
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    fireEvent.change(choice(), { target: { value: 'm2' } });
    write('Hello');
    expect(screen.getByText(/^To stranger@mail.example/)).toBeTruthy();
    send();
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(2));
    const bodies = callStaff.mock.calls.map((call) => (call[1] as { body: unknown }).body);
    expect(bodies).toEqual([
      { channel: 'email', to: 'rosa@family.example', text: 'Hello' },
      { channel: 'email', to: 'stranger@mail.example', text: 'Hello', messageId: 'm2' },
    ]);
  });

  test('or one came with a merged thread, it can be chosen and says so', () => {
    const email = 'stranger@mail.example';
    const merged = [{ userId: 'p2', name: 'Rosa Delgado', contact: '9735550118', email }];
    showReplyBox(chat({ ...byEmail, merged }));
    expect([...choice().options].map(({ text }) => text)).toEqual([
      'rosa@family.example',
      'stranger@mail.example (from the merged thread)',
    ]);
    fireEvent.change(choice(), { target: { value: 'm2' } });
    expect(screen.getByText(/^To stranger@mail.example/)).toBeTruthy();
  });

  test('and the first gave none, one has to be chosen', () => {
    showReplyBox(chat({ ...byEmail, email: null }));
    write('Hello');
    send();
    expect(callStaff).not.toHaveBeenCalled();
    expect(choice().selectedOptions[0]?.textContent).toBe('Choose an address');
  });
});
