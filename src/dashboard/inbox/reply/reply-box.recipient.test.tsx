import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  optedOutConsent,
  sampleChat,
  sampleEmail,
  sampleMessage,
  samplePhone,
} from '../../../../contract/inbox/testing/sample-threads';
import { DraftStore } from '../../drafts/draft-store';
import { replyTo } from './reply-target';
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

describe('available channels', () => {
  test('disables texts without consent', () => {
    renderReplyBox(sampleChat({ canText: false }));
    expect(getChannel('Text message').disabled).toBe(true);
    expect(screen.getByText(/hasn’t agreed to text messages/)).toBeTruthy();
    expect(getChannel('Email').checked).toBe(true);
  });

  test('keeps a text unsent in its channel when consent is withdrawn', () => {
    const { update } = renderReplyBox(sampleChat());
    write('Hello');
    update(sampleChat({ canText: false, textConsent: optedOutConsent }));
    submit();
    expect(callStaff).not.toHaveBeenCalled();
    selectChannel('Email');
    expect(getField().value).toBe('');
    selectChannel('Text message');
    expect(getField().value).toBe('Hello');
  });
});

describe('with a second email address from a later message', () => {
  const second = 'second@mail.example';
  const person = { canText: false, laterAddresses: [{ email: second, messageId: 'm2' }] };
  const getSelect = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /email to/ });
  const pick = (email: string) => fireEvent.change(getSelect(), { target: { value: email } });
  const getPicked = () => getSelect().selectedOptions[0]?.textContent;

  test('sends to the first address unless the other one is picked', async () => {
    callStaff.mockImplementation(() => Promise.resolve(sampleMessage()));
    const { onSent } = renderReplyBox(sampleChat(person));
    write('Hello');
    submit();
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    pick(second);
    write('Hello');
    expect(screen.getByText(/^To second@mail.example/)).toBeTruthy();
    submit();
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(2));
    const bodies = callStaff.mock.calls.map((call) => (call[1] as { body: unknown }).body);
    expect(bodies).toEqual([
      { channel: 'email', to: 'rosa@family.example', text: 'Hello' },
      { channel: 'email', to: second, text: 'Hello', messageId: 'm2' },
    ]);
  });

  test('says which address a later message wants replies at, and does not pick it', () => {
    const laterAddresses = [{ email: second, messageId: 'm2', isReplyTo: true }];
    renderReplyBox(sampleChat({ ...person, laterAddresses }));
    expect(getPicked()).toBe('rosa@family.example');
    expect(getSelect().options[1]?.text).toBe('second@mail.example (Reply-To of a later message)');
  });

  test('requires a pick if the first message gave no address', () => {
    renderReplyBox(sampleChat({ ...person, email: null }));
    write('Hello');
    submit();
    expect(callStaff).not.toHaveBeenCalled();
    expect(getPicked()).toBe('Select a recipient');
  });

  test('keeps the picked address with the draft', () => {
    const drafts = DraftStore.inMemory();
    const { unmount } = renderReplyBox(sampleChat(person), drafts);
    pick(second);
    write('Hello');
    unmount();
    renderReplyBox(sampleChat(person), drafts);
    expect(getSelect().value).toBe(second);
  });

  test('requires a new pick if the thread loses the picked address', async () => {
    callStaff.mockResolvedValue(sampleMessage());
    const { update, onSent } = renderReplyBox(sampleChat(person));
    pick(second);
    write('Hello');
    update(sampleChat({ canText: false }));
    submit();
    expect(callStaff).not.toHaveBeenCalled();
    expect(getPicked()).toBe('Select a recipient');
    pick('rosa@family.example');
    submit();
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  });
});

describe('with a daughter who helps', () => {
  const daughter = { name: 'Ana Diaz', relationship: 'daughter', isPreferred: false };
  const contactPoints = [
    samplePhone(),
    samplePhone({ id: 'p2', value: '9735550118', ...daughter }),
    sampleEmail(),
    sampleEmail({ id: 'e2', value: 'ana@mail.example', ...daughter }),
  ];
  const person = sampleChat({ contactPoints });
  const getSelect = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });

  test('a text goes to the preferred number unless hers is picked', async () => {
    callStaff.mockImplementation(() => Promise.resolve(sampleMessage()));
    const { onSent } = renderReplyBox(person);
    write('Hello');
    submit();
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    fireEvent.change(getSelect(/text to/), { target: { value: '9735550118' } });
    write('Hello, Ana');
    expect(screen.getByText(/^To \(973\) 555-0118, Ana Diaz \(daughter\)/)).toBeTruthy();
    submit();
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(2));
    const bodies = callStaff.mock.calls.map((call) => (call[1] as { body: { to: string } }).body);
    expect(bodies.map(({ to }) => to)).toEqual(['2125550143', '9735550118']);
  });

  test('her address, chosen in the person’s details, opens the box for an email to her', () => {
    renderReplyBox(person);
    act(() => replyTo({ userId: person.userId, channel: 'email', to: 'ana@mail.example' }));
    expect(getChannel('Email').checked).toBe(true);
    expect(getSelect(/email to/).value).toBe('ana@mail.example');
    expect(document.activeElement).toBe(getField());
  });
});
