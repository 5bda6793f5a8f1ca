// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EligibilityForm } from './eligibility-form';

vi.mock('./listed-number', () => ({
  isListedNumber: (phone: string) => Promise.resolve(phone.includes('516')),
}));

const fetchMock = vi.fn<typeof fetch>();
const onAttempted = vi.fn();
const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const calls = (path: string) => fetchMock.mock.calls.filter(([url]) => url === `/api${path}`);
const sentParts = (index = 0) => calls('/email')[index]?.[1]?.body as FormData;
const keyOf = (index: number) =>
  new Headers(calls('/email')[index]?.[1]?.headers).get('idempotency-key');

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
const leaveByKey = (element: HTMLElement) => {
  fireEvent.blur(element);
  fireEvent.keyUp(document.body, { key: 'Tab' });
};
const submitButton = () => screen.getByText('Send my answers');
const submit = () => fireEvent.click(submitButton());
const attempted = (times = 1) => waitFor(() => expect(onAttempted).toHaveBeenCalledTimes(times));

async function renderForm() {
  const { container } = render(
    <EligibilityForm id="check" region="new-jersey" onAttempted={onAttempted} />,
  );
  await waitFor(() => expect(container.querySelector('form')?.noValidate).toBe(true));
}

function fillIn() {
  type(/First name/, 'Rosa');
  type(/Last name/, 'Lind');
  type(/Phone number/, '(212) 555-0142');
  fireEvent.click(screen.getByLabelText('Any time'));
  type(/Date of birth/, '4 12 1948');
}

function chooseFile(file: File) {
  const files = Object.assign(Object.create(FileList.prototype) as FileList, { 0: file });
  Object.defineProperty(files, 'length', { value: 1 });
  fireEvent.change(field(/benefit card/), { target: { files } });
}

beforeEach(() => {
  fetchMock.mockReset().mockImplementation(() => answer({ acknowledged: true }));
  onAttempted.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(toast, 'success').mockReturnValue('');
  vi.spyOn(toast, 'error').mockReturnValue('');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the eligibility form, checked', () => {
  it('says of every required field that it is, in the specified words, and takes the focus to the list', async () => {
    await renderForm();
    submit();
    const summary = await screen.findByRole('alert');
    expect(Array.from(summary.querySelectorAll('a'), (link) => link.textContent)).toEqual([
      'First Name is required',
      'Last Name is required',
      'Phone number is required',
      'Time is required',
      'DOB is required',
    ]);
    expect(document.activeElement).toBe(summary);
    expect(fetchMock).not.toHaveBeenCalled();
    expect(onAttempted).not.toHaveBeenCalled();
  });

  it('ties each sentence to its field', async () => {
    await renderForm();
    submit();
    await screen.findByRole('alert');
    const name = field(/First name/);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById(name.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('First Name is required');
  });

  it('takes a sentence away once the field is right', async () => {
    await renderForm();
    submit();
    await screen.findByRole('alert');
    type(/First name/, 'Rosa');
    await waitFor(() => expect(field(/First name/).getAttribute('aria-invalid')).toBeNull());
  });

  it('refuses a listed number, on leaving the field and on submit', async () => {
    await renderForm();
    fillIn();
    type(/Phone number/, '516 555 0101');
    leaveByKey(field(/Phone number/));
    expect(await screen.findByText('Phone number already exists')).toBeTruthy();
    submit();
    await screen.findByRole('alert');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('takes the word back as soon as the number is another', async () => {
    await renderForm();
    type(/Phone number/, '516 555 0101');
    leaveByKey(field(/Phone number/));
    await screen.findByText('Phone number already exists');
    type(/Phone number/, '212 555 0142');
    await waitFor(() => expect(screen.queryByText('Phone number already exists')).toBeNull());
  });

  it('refuses a number that has not ten digits', async () => {
    await renderForm();
    type(/Phone number/, '555-0142');
    leaveByKey(field(/Phone number/));
    expect(await screen.findByText('Please enter a valid 10-digit US phone number')).toBeTruthy();
  });

  it('says nothing of an empty phone field that is only passed by', async () => {
    await renderForm();
    leaveByKey(field(/Phone number/));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('Phone number is required')).toBeNull();
  });

  it('says at once that a file of 12 MB is too large', async () => {
    await renderForm();
    const file = new File(['x'], 'card.png', { type: 'image/png' });
    Object.defineProperty(file, 'size', { value: 12 * 1024 * 1024 });
    chooseFile(file);
    expect(await screen.findByText(/too large \(12 MB\)/)).toBeTruthy();
  });

  it('has an unticked consent that says STOP opts out, and needs no tick', async () => {
    await renderForm();
    const consent = screen.getByRole<HTMLInputElement>('checkbox');
    expect(consent.checked).toBe(false);
    const hint = document.getElementById(consent.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toMatch(/Message and data rates may apply.*Reply STOP.*HELP/);
    fillIn();
    submit();
    await attempted();
    expect(sentParts().get('consent')).toBe('false');
  });
});

describe('the eligibility form, acknowledged', () => {
  it('says so, empties itself and asks for the text message', async () => {
    await renderForm();
    fillIn();
    chooseFile(new File(['x'], 'card.png', { type: 'image/png' }));
    submit();
    await attempted();
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Message Sent successfully');
    expect((sentParts().get('file') as File).name).toBe('card.png');
    expect(sentParts().get('region')).toBe('new-jersey');
    expect(field(/First name/).value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Any time').checked).toBe(false);
    await waitFor(() => expect(calls('/sms')).toHaveLength(1));
    const [, init] = calls('/sms')[0] ?? [];
    expect(init?.body).toBe('{"contact":"2125550142"}');
    expect(new Headers(init?.headers).get('x-api-key')).toBe('larkspan-public');
  });

  it('can be filled in and sent again, as another message', async () => {
    await renderForm();
    fillIn();
    submit();
    await attempted();
    submit();
    await screen.findByRole('alert');
    expect(calls('/email')).toHaveLength(1);
    fillIn();
    submit();
    await attempted(2);
    expect(keyOf(1)).not.toBe(keyOf(0));
  });

  it('only logs a text message that fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    fetchMock.mockImplementation((url) =>
      url === '/api/sms' ? answer({}, 429) : answer({ acknowledged: true }),
    );
    await renderForm();
    fillIn();
    submit();
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(toast.error).not.toHaveBeenCalled();
  });
});

describe('the eligibility form, not acknowledged', () => {
  it('shows nothing, and asks for no text message', async () => {
    fetchMock.mockImplementation(() => answer({}));
    await renderForm();
    fillIn();
    submit();
    await attempted();
    expect(toast.success).not.toHaveBeenCalled();
    expect(toast.error).not.toHaveBeenCalled();
    expect(calls('/sms')).toHaveLength(0);
    expect(field(/First name/).value).toBe('Rosa');
  });

  it('keeps what was typed when the connection fails, and sends the same again with one tap', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('offline'));
    await renderForm();
    fillIn();
    submit();
    await attempted();
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Error sending email');
    expect(field(/First name/).value).toBe('Rosa');
    fireEvent.click(screen.getByText('Try again'));
    await attempted(2);
    expect(keyOf(1)).toBe(keyOf(0));
    expect(toast.success).toHaveBeenCalledOnce();
    expect(screen.queryByText('Try again')).toBeNull();
  });

  it('keeps what the server found wrong under the fields', async () => {
    const error = {
      code: 'validation',
      message: 'No.',
      fields: { contact: 'Phone number already exists' },
    };
    fetchMock.mockImplementationOnce(() => answer({ error }, 400));
    await renderForm();
    fillIn();
    submit();
    await attempted();
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Error sending email');
    expect(field(/Phone number/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Phone number already exists')).toHaveLength(2);
    submit();
    await attempted(2);
    expect(calls('/email')).toHaveLength(2);
  });

  it('sends one request for a double click, with the button disabled meanwhile', async () => {
    let finish: (response: Response) => void = () => undefined;
    fetchMock.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    await renderForm();
    fillIn();
    submit();
    submit();
    await waitFor(() => expect(calls('/email')).toHaveLength(1));
    expect(submitButton()).toHaveProperty('disabled', true);
    expect(screen.getByRole('status').textContent).toContain('Sending');
    fireEvent.submit(submitButton().closest('form') as HTMLFormElement);
    finish(Response.json({ acknowledged: true }));
    await attempted();
    expect(calls('/email')).toHaveLength(1);
    expect(submitButton()).toHaveProperty('disabled', false);
  });
});

describe('the eligibility form, before any script', () => {
  const form = <EligibilityForm id="check" region="maryland" onAttempted={onAttempted} />;

  it('is a form that posts the names of the contract', () => {
    document.body.innerHTML = renderToString(form);
    const html = document.querySelector('form');
    expect(html?.method).toBe('post');
    expect(html?.enctype).toBe('multipart/form-data');
    expect(html?.getAttribute('action')).toBe('/api/email');
    expect(html?.noValidate).toBe(false);
    const names = new Set(Array.from(html?.querySelectorAll('input') ?? [], ({ name }) => name));
    expect([...names].sort()).toEqual([
      'consent',
      'contact',
      'dob',
      'email',
      'file',
      'firstName',
      'lastName',
      'medicate',
      'region',
      'time',
      'website',
    ]);
    document.body.innerHTML = '';
  });

  it('keeps what was typed until the script came', async () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(form);
    document.body.append(root);
    fillIn();
    const typedInto = field(/First name/);
    hydrateRoot(root, form);
    await waitFor(() => expect(root.querySelector('form')?.noValidate).toBe(true));
    expect(field(/First name/)).toBe(typedInto);
    submit();
    await attempted();
    expect(sentParts().get('firstName')).toBe('Rosa');
    expect(sentParts().get('time')).toBe('Any time');
    root.remove();
  });
});
