import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChatMessage } from '../../../../contract/inbox/schema';
import { sampleChat, sampleMessage } from '../../../../contract/inbox/testing/sample-threads';
import { ApiError, NetworkError } from '../../../browser/api/api-client';
import { DraftStore } from '../../drafts/draft-store';
import {
  getChannel,
  getField,
  renderReplyBox,
  selectChannel,
  submit,
  write,
} from './testing/reply-box-harness';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));

beforeEach(() => {
  callStaff.mockReset();
});

const getIdempotencyKey = (call: number) =>
  (callStaff.mock.calls[call]?.[1] as { headers: Record<string, string> }).headers[
    'idempotency-key'
  ];

/** Makes the next call wait until it is settled by the test. */
function deferCall() {
  let resolve: (sent: ChatMessage) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  callStaff.mockReturnValueOnce(
    new Promise<ChatMessage>((...settle) => {
      [resolve, reject] = settle;
    }),
  );
  return { resolve, reject };
}

describe('sending', () => {
  test('sends once, empties the box, and passes on the new message', async () => {
    const sent = sampleMessage({ id: 'new', direction: 'out', delivery: 'queued' });
    callStaff.mockResolvedValue(sent);
    const { onSent, drafts } = renderReplyBox(sampleChat());
    selectChannel('Email');
    write('  We will call you.  ');
    submit();
    submit();
    await waitFor(() => expect(onSent).toHaveBeenCalledWith(sent));
    expect(callStaff.mock.calls).toMatchObject([
      [
        'POST /chats/:userId/replies',
        {
          params: { userId: 'p1' },
          body: { channel: 'email', to: 'rosa@family.example', text: 'We will call you.' },
        },
      ],
    ]);
    expect([getField().value, drafts.hasUnsaved()]).toEqual(['', false]);
  });

  test.each([
    ['Private note', 'note'],
    ['Call', 'call'],
  ])('saves a %s without sending it', async (name, channel) => {
    callStaff.mockResolvedValue(sampleMessage({ id: 'new', direction: 'out' }));
    const { onSent } = renderReplyBox(sampleChat());
    selectChannel(name);
    write('Her son decides.');
    submit();
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(callStaff.mock.calls).toMatchObject([
      [
        'POST /chats/:userId/notes',
        { params: { userId: 'p1' }, body: { channel, text: 'Her son decides.' } },
      ],
    ]);
  });

  test('saves the result of a call that reached nobody', async () => {
    callStaff.mockResolvedValue(sampleMessage({ id: 'new', direction: 'out' }));
    const { onSent } = renderReplyBox(sampleChat());
    selectChannel('Call');
    write('Left my name.');
    fireEvent.change(screen.getByLabelText('Result'), { target: { value: 'voicemail' } });
    submit();
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(callStaff.mock.calls[0]?.[1]).toMatchObject({
      body: { channel: 'call', text: 'Left my name.', missed: 'voicemail' },
    });
  });

  test('logs a call that reached nobody without notes', async () => {
    callStaff.mockResolvedValue(sampleMessage({ id: 'new', direction: 'out' }));
    const { onSent } = renderReplyBox(sampleChat());
    selectChannel('Call');
    submit();
    expect(callStaff).not.toHaveBeenCalled();
    const result = screen.getByLabelText<HTMLSelectElement>('Result');
    fireEvent.change(result, { target: { value: 'no-answer' } });
    submit();
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(callStaff.mock.calls[0]?.[1]).toMatchObject({
      body: { channel: 'call', text: '', missed: 'no-answer' },
    });
    expect(result.value).toBe('');
  });

  test('keeps the draft after an error and retries with the same idempotency key', async () => {
    callStaff.mockRejectedValueOnce(new NetworkError());
    callStaff.mockResolvedValueOnce(sampleMessage({ id: 'new' }));
    const { onSent } = renderReplyBox(sampleChat());
    write('Hello');
    submit();
    await screen.findByRole('alert');
    expect(getField().value).toBe('Hello');
    submit();
    await waitFor(() => expect(onSent).toHaveBeenCalled());
    expect(getIdempotencyKey(1)).toBe(getIdempotencyKey(0));
  });

  test('uses a new idempotency key after the text has changed, and for every new message', async () => {
    callStaff.mockRejectedValueOnce(new NetworkError());
    callStaff.mockImplementation(() => Promise.resolve(sampleMessage()));
    const { onSent } = renderReplyBox(sampleChat());
    write('Hello');
    submit();
    await screen.findByRole('alert');
    for (const count of [1, 2]) {
      write('Hello again');
      submit();
      await waitFor(() => expect(onSent).toHaveBeenCalledTimes(count));
    }
    expect(new Set([0, 1, 2].map(getIdempotencyKey)).size).toBe(3);
  });

  test('keeps what is typed while a message is being sent', async () => {
    const call = deferCall();
    const { drafts } = renderReplyBox(sampleChat({ canText: false }));
    write('Hello Rosa.');
    submit();
    write('Hello Rosa. Bring the card.');
    call.resolve(sampleMessage());
    await waitFor(() => expect(getField().value).toBe('Bring the card.'));
    expect(drafts.open('/chats/p1/email').text).toBe('Bring the card.');
  });

  test('sends nothing twice if the box is closed and reopened while sending', async () => {
    const call = deferCall();
    callStaff.mockResolvedValueOnce(sampleMessage());
    const drafts = DraftStore.inMemory();
    const first = renderReplyBox(sampleChat(), drafts);
    write('Hello');
    submit();
    first.unmount();
    const second = renderReplyBox(sampleChat(), drafts);
    submit();
    expect(callStaff).toHaveBeenCalledOnce();
    call.reject(new NetworkError());
    await screen.findByRole('alert');
    second.unmount();
    const third = renderReplyBox(sampleChat(), drafts);
    submit();
    await waitFor(() => expect(third.onSent).toHaveBeenCalledOnce());
    expect(getIdempotencyKey(1)).toBe(getIdempotencyKey(0));
    expect([getField().value, drafts.open('/chats/p1/sms').pendingSend]).toEqual(['', null]);
  });

  test('keeps the draft and refreshes the thread if the recipient has changed', async () => {
    callStaff.mockRejectedValue(new ApiError(409, 'other_recipient', 'It would go to Denise.'));
    const { onSent, onRejected } = renderReplyBox(sampleChat());
    write('Dear Rosa');
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain('It would go to Denise.');
    expect(onRejected).toHaveBeenCalledOnce();
    expect(onSent).not.toHaveBeenCalled();
    expect(getField().value).toBe('Dear Rosa');
  });

  test('asks to confirm the recipient of a draft started in a merged thread', async () => {
    callStaff.mockResolvedValue(sampleMessage({ id: 'new' }));
    const originalRecipients = 'Rosa Gray, (212) 555-0143';
    const drafts = DraftStore.inMemory();
    drafts.open('/chats/p1/sms').set({ text: 'Dear Rosa', originalRecipients });
    renderReplyBox(sampleChat({ name: 'Denise Gray' }), drafts);
    expect(screen.getByRole('alert').textContent).toContain('started this for Rosa Gray, (212)');
    write('Dear Rosa,');
    submit();
    fireEvent.keyDown(getField(), { key: 'Enter', ctrlKey: true });
    expect(callStaff).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Write to Denise Gray' }));
    expect(document.activeElement).toBe(getField());
    submit();
    await waitFor(() => expect(callStaff).toHaveBeenCalledOnce());
  });

  test.each([
    ['only spaces', '   '],
    ['an unfilled placeholder', 'Hello [fill in: first name], we will call you.'],
    ['a text that is too long', 'x'.repeat(1_567)],
  ])('does not send %s', (_what, text) => {
    renderReplyBox(sampleChat());
    write(text);
    submit();
    expect(callStaff).not.toHaveBeenCalled();
    expect(getField().value).toBe(text);
  });

  test('ignores surrounding spaces and counts an emoji as one character', async () => {
    callStaff.mockResolvedValue(sampleMessage());
    renderReplyBox(sampleChat());
    write(`  ${'😀'.repeat(1_500)}\n`);
    submit();
    await waitFor(() => expect(callStaff).toHaveBeenCalledOnce());
  });
});

describe('drafts', () => {
  const channels = ['Text message', 'Email', 'Private note', 'Call'];

  test('each channel keeps its own draft, also after the box is reopened', () => {
    const drafts = DraftStore.inMemory();
    const { unmount } = renderReplyBox(sampleChat(), drafts);
    for (const name of channels) {
      selectChannel(name);
      expect(getField().value).toBe('');
      write(`For ${name}`);
    }
    const readAll = () =>
      channels.map((name) => {
        selectChannel(name);
        return getField().value;
      });
    const typed = channels.map((name) => `For ${name}`);
    expect(readAll()).toEqual(typed);
    unmount();
    renderReplyBox(sampleChat(), drafts);
    expect(getChannel('Call').checked).toBe(true);
    expect(readAll()).toEqual(typed);
  });

  test('a private note is not sent from another channel', () => {
    renderReplyBox(sampleChat());
    selectChannel('Private note');
    write('Her son decides.');
    selectChannel('Email');
    submit();
    fireEvent.keyDown(getField(), { key: 'Enter', ctrlKey: true });
    expect(callStaff).not.toHaveBeenCalled();
  });

  test('each channel has its own field, so that undo restores no text of another', () => {
    renderReplyBox(sampleChat());
    const first = getField();
    selectChannel('Private note');
    expect(getField()).not.toBe(first);
  });

  test('a sent message clears only the draft of its channel', async () => {
    const call = deferCall();
    const { drafts } = renderReplyBox(sampleChat({ canText: false }));
    write('Call us.');
    submit();
    selectChannel('Private note');
    write('Call us. He shouts.');
    call.resolve(sampleMessage());
    await waitFor(() => expect(drafts.open('/chats/p1/email').isEmpty).toBe(true));
    expect(getField().value).toBe('Call us. He shouts.');
    selectChannel('Email');
    expect(getField().value).toBe('');
  });

  test('an error names its channel, and a retry after a note uses the same idempotency key', async () => {
    const call = deferCall();
    callStaff.mockImplementation(() => Promise.resolve(sampleMessage()));
    const { onSent } = renderReplyBox(sampleChat({ canText: false }));
    write('Call us.');
    submit();
    selectChannel('Private note');
    write('He shouts.');
    call.reject(new NetworkError());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Email: /);
    submit();
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    selectChannel('Email');
    expect(getField().value).toBe('Call us.');
    submit();
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(2));
    expect(getIdempotencyKey(2)).toBe(getIdempotencyKey(0));
  });

  test('the channel does not change when a message arrives in another one', () => {
    const { update } = renderReplyBox(sampleChat());
    const before = getField();
    const later = sampleMessage({ id: 'm2', channel: 'email', direction: 'in' });
    update(sampleChat({ messages: [sampleMessage(), later] }));
    expect(getChannel('Text message').checked).toBe(true);
    expect(getField()).toBe(before);
  });
});
