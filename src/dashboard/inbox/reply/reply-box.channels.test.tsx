import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chat, message } from '../../../../contract/inbox/testing/sample-threads';
import { answer, emptyBegun, radio, send, showReplyBox, write } from './testing/reply-box-harness';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));

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
    expect(screen.getByText(/It isn’t sent/)).toBeTruthy();
  });

  test('consent withdrawn while one writes a text leaves the words there, to be read and not sent', () => {
    const { update } = showReplyBox(chat());
    write('Hello');
    update(chat({ mayText: false, optedOutAt: '2026-11-21T17:00:00.000Z' }));
    expect(screen.getByText(/this person opted out by STOP on Nov 21/)).toBeTruthy();
    send();
    expect(callStaff).not.toHaveBeenCalled();
    fireEvent.click(radio('E-mail'));
    expect(answer().value).toBe('');
    fireEvent.click(radio('Text message'));
    expect(answer().value).toBe('Hello');
  });
});

describe('where a later message gave another address', () => {
  const laterAddresses = [{ email: 'stranger@mail.example', messageId: 'm2' }];
  const byEmail = { mayText: false, laterAddresses };
  const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Send the e-mail/ });

  const choose = (email: string) => fireEvent.change(choice(), { target: { value: email } });
  const chosen = () => choice().selectedOptions[0]?.textContent;

  test('an e-mail goes to the first one, unless the other is chosen', async () => {
    callStaff.mockImplementation(() => Promise.resolve(message()));
    const { onSent } = showReplyBox(chat(byEmail));
    write('Hello');
    send();
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    choose('stranger@mail.example');
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
    choose('stranger@mail.example');
    expect(screen.getByText(/^To stranger@mail.example/)).toBeTruthy();
  });

  test('and the first gave none, one has to be chosen', () => {
    showReplyBox(chat({ ...byEmail, email: null }));
    write('Hello');
    send();
    expect(callStaff).not.toHaveBeenCalled();
    expect(chosen()).toBe('Choose an address');
  });

  test('the address that was chosen stays with the e-mail while one looks at something else, and when it writes again', () => {
    const begun = emptyBegun();
    const { unmount } = showReplyBox(chat(byEmail), begun);
    choose('stranger@mail.example');
    write('Hello');
    unmount();
    const { update } = showReplyBox(chat(byEmail), begun);
    expect(choice().value).toBe('stranger@mail.example');
    update(
      chat({
        mayText: false,
        laterAddresses: [{ email: 'stranger@mail.example', messageId: 'm3' }],
      }),
    );
    expect(screen.getByText(/^To stranger@mail.example/)).toBeTruthy();
  });

  test('and the thread loses the one that was chosen, the e-mail goes to nobody before one is chosen again', () => {
    callStaff.mockResolvedValue(message());
    const { update } = showReplyBox(chat(byEmail));
    choose('stranger@mail.example');
    write('Hello');
    update(chat({ mayText: false }));
    send();
    expect(callStaff).not.toHaveBeenCalled();
    expect(chosen()).toBe('Choose an address');
    choose('rosa@family.example');
    send();
    expect(callStaff).toHaveBeenCalledOnce();
  });
});
