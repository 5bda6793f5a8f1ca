import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maryland } from '../../forms/testing/sample-offices';
import {
  control,
  fetchMock,
  startSending,
  stopSending,
  type,
} from '../../forms/testing/sample-form';
import {
  attempted,
  chooseFile,
  fillIn,
  onAttempt,
  renderForm,
  SampleForm,
  getSentForm,
  submit,
} from '../testing/form-harness';

vi.mock('./registered-number', () => ({
  isRegisteredNumber: (phone: string) => Promise.resolve(phone.includes('516')),
}));

beforeEach(() => {
  startSending();
  onAttempt.mockReset();
});
afterEach(stopSending);

describe('the eligibility form', () => {
  it('lists every missing required field in the specified words, and focuses the list', async () => {
    renderForm();
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
    expect(onAttempt).not.toHaveBeenCalled();
  });

  it('describes a field by its error until the field is right', async () => {
    renderForm();
    submit();
    await screen.findByRole('alert');
    const name = control(/First name/);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById(name.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('First Name is required');
    type(/First name/, 'Rosa');
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBeNull());
  });

  it('rejects a registered number on blur and on submit, until it is changed', async () => {
    renderForm();
    fillIn();
    type(/Phone number/, '516 555 0101');
    fireEvent.blur(control(/Phone number/));
    expect(await screen.findByText('Phone number already exists')).toBeTruthy();
    submit();
    await screen.findByRole('alert');
    expect(fetchMock).not.toHaveBeenCalled();
    type(/Phone number/, '212 555 0142');
    await waitFor(() => expect(control(/Phone number/).getAttribute('aria-invalid')).toBeNull());
  });

  it('says what to do about a registered number, with the office’s number', async () => {
    renderForm();
    type(/Phone number/, '516 555 0101');
    fireEvent.blur(control(/Phone number/));
    await screen.findByText('Phone number already exists');
    const described =
      control(/Phone number/)
        .getAttribute('aria-describedby')
        ?.split(' ') ?? [];
    const text = described.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(text).toContain('Please call us at (973) 555-0118');
  });

  it('rewrites a number with +1, other dashes, or double spaces when the field loses focus', async () => {
    renderForm();
    type(/Phone number/, '+1 (212)  555\u20110188');
    fireEvent.blur(control(/Phone number/));
    expect(control(/Phone number/).value).toBe('212-555-0188');
  });

  it('sends such a number plain also when Enter is pressed in the field', async () => {
    renderForm();
    fillIn();
    type(/Phone number/, '+1 212\u2013555\u20130188');
    submit();
    await attempted();
    expect(getSentForm().get('contact')).toBe('2125550188');
  });

  it('asks about a date of birth that cannot be read once, and then sends it', async () => {
    renderForm();
    fillIn();
    type(/Date of birth/, '13/45/1944');
    submit();
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('We couldn’t read this date. For example 4 12 1948');
    type(/Last name/, 'Lindt');
    expect(control(/Date of birth/).getAttribute('aria-invalid')).toBe('true');
    submit();
    await attempted();
    expect(getSentForm().get('dob')).toBe('13/45/1944');
  });

  it('asks first who needs care, and lets the browser fill in only the visitor’s own data', async () => {
    renderForm();
    const tokens = () =>
      [/^First name/, /^Last name/, /^Date of birth/].map((label) => control(label).autocomplete);
    expect(document.querySelector('form input:not([type=hidden])')).toBe(control(/for myself/));
    expect(control(/^Your name/).closest('[hidden]')).not.toBeNull();
    expect(tokens()).toEqual(['given-name', 'family-name', 'bday']);
    fireEvent.click(control(/for someone else/));
    expect(control(/^Your name/).closest('[hidden]')).toBeNull();
    expect(tokens()).toEqual(['off', 'off', 'off']);
    expect(control(/^Your name/).autocomplete).toBe('name');
    fillIn();
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain('Enter your name');
  });

  it('leads who can’t use a phone to a form that needs no number', () => {
    renderForm();
    const link = screen.getByRole('link', { name: /reply by email/ });
    expect(link.getAttribute('href')).toBe('/new-jersey/contact#write');
  });

  it('sends who asks for someone else', async () => {
    renderForm();
    fillIn();
    fireEvent.click(control(/for someone else/));
    type(/^Your name/, 'Maria Lind');
    type(/How do you know/, 'Daughter');
    submit();
    await attempted();
    expect(getSentForm().get('callerName')).toBe('Maria Lind');
    expect(getSentForm().get('relationship')).toBe('Daughter');
  });

  it('rejects a number that does not have 10 digits', async () => {
    renderForm();
    type(/Phone number/, '555-0142');
    fireEvent.blur(control(/Phone number/));
    expect(await screen.findByText('Please enter a valid 10-digit US phone number')).toBeTruthy();
  });

  it('shows no error for an empty phone field on blur', async () => {
    renderForm();
    vi.useFakeTimers();
    fireEvent.blur(control(/Phone number/));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByText('Phone number is required')).toBeNull();
  });

  it('rejects a file that is too large as soon as it is chosen', async () => {
    renderForm();
    const file = new File(['x'], 'card.png', { type: 'image/png' });
    Object.defineProperty(file, 'size', { value: 12 * 1024 * 1024 });
    chooseFile(file);
    expect(await screen.findByText(/too large \(12 MB\)/)).toBeTruthy();
  });

  it('has an unchecked, optional consent that explains STOP', async () => {
    renderForm();
    const consent = screen.getByRole<HTMLInputElement>('checkbox');
    expect(consent.checked).toBe(false);
    const hint = document.getElementById(consent.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toMatch(/Message and data rates may apply.*Reply STOP.*HELP/);
    fillIn();
    submit();
    await attempted();
    expect(getSentForm().get('consent')).toBe('false');
  });
});

describe('the eligibility form in the built page', () => {
  it('posts the field names of the contract', () => {
    document.body.innerHTML = renderToString(<SampleForm office={maryland} />);
    const html = document.querySelector('form');
    expect(html?.method).toBe('post');
    expect(html?.enctype).toBe('multipart/form-data');
    expect(html?.getAttribute('action')).toBe('/api/email');
    expect(html?.noValidate).toBe(false);
    const names = new Set(Array.from(html?.querySelectorAll('input') ?? [], ({ name }) => name));
    expect([...names].sort()).toEqual([
      'callerName',
      'careFor',
      'consent',
      'contact',
      'dob',
      'email',
      'file',
      'firstName',
      'lastName',
      'medicate',
      'region',
      'relationship',
      'time',
      'website',
    ]);
    document.body.innerHTML = '';
  });
});
