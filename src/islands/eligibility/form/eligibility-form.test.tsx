import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maryland } from '../../forms/testing/sample-offices';
import {
  attempted,
  chooseFile,
  fetchMock,
  field,
  fillIn,
  leaveByKey,
  onAttempted,
  renderAtOnce,
  renderForm,
  SampleForm,
  sentParts,
  startSending,
  stopSending,
  submit,
  type,
} from '../testing/form-harness';

vi.mock('./registered-number', () => ({
  isListedNumber: (phone: string) => Promise.resolve(phone.includes('516')),
}));

beforeEach(startSending);
afterEach(stopSending);

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

  it('refuses a listed number and a wrong file that were given before the checks had been loaded', async () => {
    renderAtOnce();
    type(/Phone number/, '516 555 0101');
    leaveByKey(field(/Phone number/));
    chooseFile(new File(['x'], 'card.txt', { type: 'text/plain' }));
    expect(await screen.findByText('Phone number already exists')).toBeTruthy();
    await waitFor(() => expect(field(/benefit card/).getAttribute('aria-invalid')).toBe('true'));
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
    vi.useFakeTimers();
    leaveByKey(field(/Phone number/));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
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

describe('the eligibility form, before any script', () => {
  const form = <SampleForm office={maryland} />;

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
