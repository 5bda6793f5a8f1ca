// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choice, type FormRules } from '../../contract/forms/rules';
import { Radios, SelectBox } from './fields/choices';
import { TextBox } from './fields/text-box';
import { DateInput, NumberInput, TextInput } from './fields/text-input';
import { PublicForm, type PublicFormProps } from './public-form';
import { SentPanel } from './sent-panel';

const rules = {
  kind: choice(['letter', 'parcel'], 'Choose a kind'),
  name: { maxLength: 20, required: 'Write your name' },
  weight: {
    asked: { kind: ['parcel'] },
    maxLength: 3,
    required: 'Enter the weight',
  },
  answerBy: {
    ...choice(['call', 'email'], 'Choose an answer'),
    check: (text, values) =>
      text === 'email' && values['email'] === '' ? 'Fill in your address' : null,
  },
  email: { maxLength: 50 },
  day: { maxLength: 10 },
  place: choice(['north', 'south']),
  note: { maxLength: 20 },
  region: { maxLength: 20 },
} as const satisfies FormRules;

const fetchMock = vi.fn<typeof fetch>();
const respond = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const sentBody = (index = 0) => fetchMock.mock.calls[index]?.[1]?.body as FormData;
const keyOf = (index: number) =>
  new Headers(fetchMock.mock.calls[index]?.[1]?.headers).get('idempotency-key');

const form = (props: Partial<PublicFormProps<{ acknowledged: true; reference: string }>> = {}) => (
  <PublicForm
    id="post"
    path="/post"
    rules={rules}
    fixed={{ region: 'maryland' }}
    submit="Send it"
    phone="(410) 555-0136"
    {...props}
  >
    <Radios name="kind" label="Kind" choices={{ letter: 'A letter', parcel: 'A parcel' }} />
    <TextInput name="name" label="Name" />
    <NumberInput name="weight" label="Weight" />
    <Radios name="answerBy" label="Answer" choices={{ call: 'Call', email: 'E-mail' }} />
    <TextInput name="email" label="Address" />
    <DateInput name="day" label="Day" />
    <SelectBox name="place" label="Place" choices={{ north: 'North', south: 'South' }} />
    <TextBox name="note" label="Note" />
  </PublicForm>
);

const control = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) =>
  fireEvent.input(control(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByText('Send it'));
const alive = () => waitFor(() => expect(document.querySelector('form')?.noValidate).toBe(true));
const fillIn = () => {
  fireEvent.click(control(/A letter/));
  fireEvent.click(control(/^Call/));
  type(/^Name/, 'Rosa');
};

beforeEach(() => {
  fetchMock.mockReset().mockImplementation(() => respond({ acknowledged: true, reference: 'P-1' }));
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(toast, 'success').mockReturnValue('');
  vi.spyOn(toast, 'error').mockReturnValue('');
});

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a field that is only sometimes asked for', () => {
  it('comes and goes with the answer that asks for it, and keeps what was typed', async () => {
    render(form());
    await alive();
    const shown = () => control(/Weight/).closest('[hidden]') === null;
    await waitFor(() => expect(shown()).toBe(false));
    fireEvent.click(control(/A parcel/));
    expect(shown()).toBe(true);
    type(/Weight/, '12');
    fireEvent.click(control(/A letter/));
    expect(shown()).toBe(false);
    fireEvent.click(control(/A parcel/));
    expect(control(/Weight/).value).toBe('12');
  });

  it('is neither checked nor sent while it is not asked for', async () => {
    render(form());
    await alive();
    fireEvent.click(control(/A parcel/));
    type(/Weight/, '12');
    fillIn();
    submit();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
    expect(sentBody().has('weight')).toBe(false);
    expect(sentBody().get('region')).toBe('maryland');
  });

  it('is checked while it is', async () => {
    render(form());
    await alive();
    fillIn();
    fireEvent.click(control(/A parcel/));
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain('Enter the weight');
  });

  it('does not keep the plain form, without script, from being sent', () => {
    document.body.innerHTML = renderToString(form());
    expect(control(/Weight/).required).toBe(false);
    expect(control(/Weight/).closest('[hidden]')).toBeNull();
    expect(control(/^Name/).required).toBe(true);
  });

  it('is there when its answer was chosen before the script came', async () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(form());
    document.body.append(root);
    fireEvent.click(control(/A parcel/));
    type(/Weight/, '7');
    hydrateRoot(root, form());
    await alive();
    await waitFor(() => expect(control(/Weight/).closest('[data-away="true"]')).toBeNull());
    expect(control(/Weight/).value).toBe('7');
    expect(control(/A parcel/).checked).toBe(true);
    root.remove();
  });
});

describe('what is wrong', () => {
  it('is listed in the order of the form and tied to each field', async () => {
    render(form());
    await alive();
    submit();
    const summary = await screen.findByRole('alert');
    expect(Array.from(summary.querySelectorAll('a'), ({ hash }) => hash)).toEqual([
      '#post-kind',
      '#post-name',
      '#post-answerBy',
    ]);
    expect(document.activeElement).toBe(summary);
    const group = screen.getByRole('radiogroup', { name: 'Kind' });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById('post-kind')).toBe(control(/A letter/));
  });

  it('goes away when another answer makes it right', async () => {
    render(form());
    await alive();
    fillIn();
    fireEvent.click(control(/^E-mail/));
    submit();
    await screen.findByRole('alert');
    const group = screen.getByRole('radiogroup', { name: 'Answer' });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    type(/Address/, 'rosa@example.com');
    await waitFor(() => expect(group.getAttribute('aria-invalid')).toBeNull());
  });

  it('of a text that is too long is said, and the text is not cut', async () => {
    render(form());
    await alive();
    fillIn();
    type(/Note/, 'x'.repeat(25));
    expect(screen.getByText('5 characters too many')).toBeTruthy();
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain('at most 20 characters');
    type(/Note/, 'x'.repeat(15));
    expect(screen.getByText('5 characters left')).toBeTruthy();
  });

  it('counts a line end as the two characters it is sent as', async () => {
    render(form());
    await alive();
    type(/Note/, 'one\ntwo');
    expect(screen.getByText('12 characters left')).toBeTruthy();
  });
});

describe('after sending', () => {
  it('a panel with what the server answered takes the place of the form, and the focus', async () => {
    render(
      form({ sent: ({ reference }) => <SentPanel title="Sent">It is {reference}.</SentPanel> }),
    );
    await alive();
    fillIn();
    submit();
    const panel = await screen.findByRole('group', { name: 'Sent' });
    expect(panel.textContent).toContain('It is P-1.');
    expect(document.activeElement).toBe(panel);
    expect(document.querySelector('form')).toBeNull();
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Message Sent successfully');
  });

  it('the form that is asked for again is empty, and sends another message', async () => {
    render(form({ sent: (_answer, again) => <button onClick={again}>Again</button> }));
    await alive();
    fireEvent.click(control(/A parcel/));
    type(/Weight/, '12');
    fireEvent.click(control(/^Call/));
    type(/^Name/, 'Rosa');
    submit();
    fireEvent.click(await screen.findByText('Again'));
    expect(control(/^Name/).value).toBe('');
    expect(control(/Weight/).closest('[hidden]')).not.toBeNull();
    fillIn();
    submit();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    expect(keyOf(1)).not.toBe(keyOf(0));
  });
});

describe('an attempt that fails', () => {
  it('says so, gives the number to call, and sends the same again with one tap', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('offline'));
    render(form());
    await alive();
    fillIn();
    submit();
    const again = await screen.findByText('Try again');
    expect(document.activeElement?.textContent).toMatch(/not sent.*still here.*connection failed/);
    expect(screen.getByText('(410) 555-0136').getAttribute('href')).toBe('tel:+14105550136');
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Error sending email');
    fireEvent.click(again);
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    expect(keyOf(1)).toBe(keyOf(0));
    expect(sentBody(1).get('name')).toBe('Rosa');
  });

  it.each([
    [410, 'This job is no longer open.', 'See the open jobs'],
    [413, 'What was sent is too large.', /Choose another file or shorten your text/],
    [415, 'The request is not of a kind this call takes.', /Choose another file/],
  ])('that no retry can mend (%i) offers none, but a way on', async (status, message, way) => {
    const error = { code: 'final', message };
    fetchMock.mockImplementationOnce(() => respond({ error }, status));
    render(form({ instead: <a href="/career">See the open jobs</a> }));
    await alive();
    fillIn();
    submit();
    expect((await screen.findByText(way)).closest('[tabindex="-1"]')?.textContent).toContain(
      message,
    );
    expect(screen.queryByText('Try again')).toBeNull();
    expect(screen.getByText('(410) 555-0136')).toBeTruthy();
    expect(control(/^Name/).value).toBe('Rosa');
  });

  it('because the answer acknowledges nothing is no success either', async () => {
    fetchMock.mockImplementationOnce(() => respond({}));
    render(form());
    await alive();
    fillIn();
    submit();
    expect(await screen.findByText('Try again')).toBeTruthy();
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Error sending email');
    expect(control(/^Name/).value).toBe('Rosa');
  });

  it.each([429, 500, 503])('for now only (%i) can be sent again with one tap', async (status) => {
    const error = { code: 'later', message: 'Please try again in a moment.' };
    fetchMock.mockImplementationOnce(() => respond({ error }, status));
    render(form({ instead: <a href="/career">See the open jobs</a> }));
    await alive();
    fillIn();
    submit();
    expect(await screen.findByText('Try again')).toBeTruthy();
    expect(screen.queryByText('See the open jobs')).toBeNull();
  });

  it('gets a new key once an answer has changed', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('offline'));
    render(form());
    await alive();
    fillIn();
    submit();
    await screen.findByText('Try again');
    type(/^Name/, 'Rose');
    submit();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    expect(keyOf(1)).not.toBe(keyOf(0));
  });
});
