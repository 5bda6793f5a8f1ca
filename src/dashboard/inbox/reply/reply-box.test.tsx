import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChatMessage } from '../../../../contract/inbox/schema';
import { ApiError, NetworkError } from '../../../lib/api/api-client';
import { chat, message } from '../../../../contract/inbox/testing/sample-threads';
import {
  answer,
  emptyBegun,
  field,
  radio,
  send,
  showReplyBox,
  write,
} from './testing/reply-box-harness';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));

beforeEach(() => {
  callStaff.mockReset();
});
afterEach(cleanup);

const keyOf = (call: number) =>
  (callStaff.mock.calls[call]?.[1] as { headers: Record<string, string> }).headers[
    'idempotency-key'
  ];

describe('sending', () => {
  test('sends channel and words once, empties the box, and hands over the new message', async () => {
    const made = message({ id: 'new', direction: 'out', delivery: 'queued' });
    callStaff.mockResolvedValue(made);
    const { onSent, drafts } = showReplyBox(chat());
    fireEvent.click(radio('E-mail'));
    write('  We will call you.  ');
    send();
    send();
    await waitFor(() => expect(onSent).toHaveBeenCalledWith(made));
    expect(callStaff).toHaveBeenCalledTimes(1);
    expect(callStaff.mock.calls[0]?.[0]).toBe('/chats/p1/replies');
    expect(callStaff.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: { channel: 'email', to: 'rosa@family.example', text: 'We will call you.' },
    });
    expect([answer().value, drafts.size]).toEqual(['', 0]);
  });

  test('a failed send keeps the words and says why; trying again uses the same key', async () => {
    callStaff
      .mockRejectedValueOnce(new NetworkError())
      .mockResolvedValueOnce(message({ id: 'new' }));
    const { onSent } = showReplyBox(chat());
    write('Hello');
    send();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /Couldn’t confirm it was sent\. Try again; it won’t be sent twice/,
    );
    expect(answer().value).toBe('Hello');
    send();
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(keyOf(1)).toBe(keyOf(0));
  });

  test('what is written while an answer is on its way stays in the box', async () => {
    let arrive: (made: ChatMessage) => void = () => undefined;
    callStaff.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { drafts } = showReplyBox(chat({ mayText: false }));
    write('Hello Rosa.');
    send();
    write('Hello Rosa. Bring the card.');
    arrive(message());
    await waitFor(() => expect(answer().value).toBe('Bring the card.'));
    expect(drafts.get('/chats/p1/email')?.words).toBe('Bring the card.');
  });

  test('who leaves and comes back while it is on its way, or after it failed, sends nothing twice', async () => {
    let fail: (error: unknown) => void = () => undefined;
    callStaff.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    callStaff.mockResolvedValueOnce(message());
    const begun = emptyBegun();
    const first = showReplyBox(chat(), begun);
    write('Hello');
    send();
    first.unmount();
    const { onSent, unmount } = showReplyBox(chat(), begun);
    send();
    expect(callStaff).toHaveBeenCalledOnce();
    fail(new NetworkError());
    expect((await screen.findByRole('alert')).textContent).toMatch(/Couldn’t confirm it was sent/);
    unmount();
    const last = showReplyBox(chat(), begun);
    send();
    await waitFor(() => expect(last.onSent).toHaveBeenCalledOnce());
    expect(onSent).not.toHaveBeenCalled();
    expect(keyOf(1)).toBe(keyOf(0));
    expect([answer().value, begun.sends.size]).toEqual(['', 0]);
  });

  test('other words after a failed send are another answer, with a key of their own', async () => {
    callStaff.mockRejectedValue(new NetworkError());
    showReplyBox(chat());
    write('Hello');
    send();
    await screen.findByRole('alert');
    write('Hello again');
    send();
    await waitFor(() => expect(callStaff).toHaveBeenCalledTimes(2));
    expect(keyOf(1)).not.toBe(keyOf(0));
  });

  test('the same words sent twice on purpose are two answers', async () => {
    callStaff.mockImplementation(() => Promise.resolve(message()));
    const { onSent } = showReplyBox(chat());
    for (const times of [1, 2]) {
      write('Hello');
      send();
      await waitFor(() => expect(onSent).toHaveBeenCalledTimes(times));
    }
    expect(keyOf(1)).not.toBe(keyOf(0));
  });

  test('an answer in which a template has left a mark is not sent, and says what is to be filled in', () => {
    showReplyBox(chat());
    write('Hello [fill in: first name], we will call you.');
    send();
    expect(callStaff).not.toHaveBeenCalled();
    expect(screen.getByText('Before it can be sent: [fill in: first name]')).toBeTruthy();
  });

  test('an answer that would go to somebody else keeps its words and has the thread looked at again', async () => {
    callStaff.mockRejectedValue(new ApiError(409, 'other_recipient', 'It would go to Denise.'));
    const { onSent, onRefused } = showReplyBox(chat());
    write('Dear Rosa');
    send();
    expect((await screen.findByRole('alert')).textContent).toContain('It would go to Denise.');
    expect(onRefused).toHaveBeenCalledOnce();
    expect([answer().value, onSent.mock.calls]).toEqual(['Dear Rosa', []]);
  });

  test('words that were begun for a merged thread are sent only after that was seen', async () => {
    callStaff.mockResolvedValue(message({ id: 'new' }));
    const begunFor = ['Rosa Gray, (212) 555-0143'];
    const begun = emptyBegun();
    begun.drafts.set('/chats/p1/sms', { words: 'Dear Rosa', begunFor });
    const { drafts } = showReplyBox(chat({ name: 'Denise Gray' }), begun);
    expect(screen.getByRole('alert').textContent).toContain('You began this for Rosa Gray, (212)');
    send();
    write('Dear Rosa,');
    fireEvent.keyDown(answer(), { key: 'Enter', ctrlKey: true });
    expect(callStaff).not.toHaveBeenCalled();
    expect(drafts.get('/chats/p1/sms')).toEqual({ words: 'Dear Rosa,', begunFor });
    fireEvent.click(screen.getByRole('button', { name: 'Write to Denise Gray' }));
    expect(document.activeElement).toBe(answer());
    send();
    await waitFor(() => expect(callStaff).toHaveBeenCalledOnce());
  });

  test('what is too long for a text is kept whole, counted, and not sent', () => {
    const { drafts } = showReplyBox(chat());
    const words = 'x'.repeat(1_567);
    write(words);
    const counted = screen.getByText('67 characters too many (at most 1,500 in a text)');
    expect(answer().getAttribute('aria-describedby')).toContain(counted.id);
    expect(answer().maxLength).toBe(-1);
    send();
    expect(callStaff).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(answer());
    expect(answer().value).toBe(words);
    expect(drafts.get('/chats/p1/sms')?.words).toBe(words);
    fireEvent.click(radio('E-mail'));
    expect(screen.queryByText(/too many/)).toBeNull();
  });

  test('nothing but spaces is not sent', () => {
    showReplyBox(chat());
    write('   ');
    send();
    expect(callStaff).not.toHaveBeenCalled();
  });

  test('what was begun before is there again', () => {
    const begun = emptyBegun();
    begun.drafts.set('/chats/p1/email', { words: 'Half a sent' });
    showReplyBox(chat(), begun);
    expect(answer().value).toBe('Half a sent');
    expect(radio('E-mail').checked).toBe(true);
  });
});

describe('what the office keeps for itself', () => {
  test.each([
    ['Private note', 'Your private note', 'note'],
    ['Call', 'What was said on the call', 'call'],
  ])('%s goes to the notes, not to the replies', async (name, label, channel) => {
    callStaff.mockResolvedValue(message({ id: 'new', direction: 'out' }));
    const { onSent } = showReplyBox(chat());
    fireEvent.click(radio(name));
    expect(screen.getByRole('textbox', { name: label })).toBe(field());
    write('Her son decides.');
    send();
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(callStaff.mock.calls).toMatchObject([
      ['/chats/p1/notes', { method: 'POST', body: { channel, text: 'Her son decides.' } }],
    ]);
  });
});

describe('each channel keeps its own draft', () => {
  const channels = ['Text message', 'E-mail', 'Private note', 'Call'];

  test('what is typed in one is shown in no other, and is there again on the way back, also in a box that is opened later', () => {
    const begun = emptyBegun();
    const { unmount } = showReplyBox(chat(), begun);
    for (const name of channels) {
      fireEvent.click(radio(name));
      expect(field().value).toBe('');
      write(`For ${name}`);
    }
    const shown = () =>
      channels.map((name) => {
        fireEvent.click(radio(name));
        return field().value;
      });
    const typed = channels.map((name) => `For ${name}`);
    expect(shown()).toEqual(typed);
    unmount();
    showReplyBox(chat(), begun);
    expect(radio('Call').checked).toBe(true);
    expect(shown()).toEqual(typed);
    expect(begun.drafts.size).toBe(4);
  });

  test('a private note is not sent by pressing Send in another channel', () => {
    showReplyBox(chat());
    fireEvent.click(radio('Private note'));
    write('Her son decides.');
    fireEvent.click(radio('E-mail'));
    send();
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    expect(callStaff).not.toHaveBeenCalled();
  });

  test('each has a field of its own, so that undo brings back no words of another', () => {
    showReplyBox(chat());
    const first = field();
    fireEvent.click(radio('Private note'));
    expect(field()).not.toBe(first);
  });

  test('what arrives takes the words of its own channel only', async () => {
    let arrive: (made: ChatMessage) => void = () => undefined;
    callStaff.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { drafts } = showReplyBox(chat({ mayText: false }));
    write('Call us.');
    send();
    fireEvent.click(radio('Private note'));
    write('Call us. He shouts.');
    arrive(message());
    await waitFor(() => expect([...drafts.keys()]).toEqual(['/chats/p1/note']));
    expect(field().value).toBe('Call us. He shouts.');
    expect(screen.queryByText('Kept in the thread.')).toBeNull();
    fireEvent.click(radio('E-mail'));
    expect(answer().value).toBe('');
  });

  test('what fails meanwhile says in which channel, keeps its words there, and is repeated with its key after a note', async () => {
    let fail: (error: unknown) => void = () => undefined;
    callStaff.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    callStaff.mockImplementation(() => Promise.resolve(message()));
    const { onSent } = showReplyBox(chat({ mayText: false }));
    write('Call us.');
    send();
    fireEvent.click(radio('Private note'));
    write('He shouts.');
    fail(new NetworkError());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(
      /^E-mail: Couldn’t confirm it was sent.*Only the office sees this/,
    );
    send();
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    fireEvent.click(radio('E-mail'));
    expect(answer().value).toBe('Call us.');
    send();
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(2));
    expect(keyOf(2)).toBe(keyOf(0));
  });

  test('the channel does not change by itself while somebody looks on', () => {
    const { update } = showReplyBox(chat());
    const before = field();
    const later = message({ id: 'm2', channel: 'email', direction: 'in' });
    update(chat({ messages: [message(), later] }));
    expect(radio('Text message').checked).toBe(true);
    expect(field()).toBe(before);
  });
});

test('what one writes has a label that is seen, and says what it is', () => {
  showReplyBox(chat());
  const label = screen.getByText('Your answer');
  expect(label.getAttribute('for')).toBe(answer().id);
  expect(getComputedStyle(label).position).not.toBe('absolute');
  fireEvent.click(radio('Private note'));
  expect(screen.getByText('Your private note').tagName).toBe('LABEL');
});
