import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getHelpDeskRules } from '../../../../contract/help-desk/form';
import { notEmailedMessage } from '../../../../contract/help-desk/constants';
import {
  fetchMock,
  getIdempotencyKey,
  respond,
  sentBody,
  startSending,
  stopSending,
} from '../../forms/testing/sample-form';
import { allOffices, newYork } from '../../forms/testing/sample-offices';
import { RequestForm } from './request-form';

beforeEach(startSending);
afterEach(stopSending);

const form = () => <RequestForm offices={allOffices} defaultOffice={newYork} />;
const element = () => document.querySelector('form') as HTMLFormElement;
const fillIn = (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) {
    const control = element().elements.namedItem(name);
    if (control instanceof Element) fireEvent.input(control, { target: { value } });
    else fireEvent.click(element().querySelector(`[name="${name}"][value="${value}"]`) as Element);
  }
};
const send = () => fireEvent.submit(element());

test('the form has a control for every field of the contract', () => {
  const { container } = render(form());
  const names = Object.keys(getHelpDeskRules(new Date()));
  const missing = names.filter((name) => container.querySelector(`[name="${name}"]`) === null);
  expect(names.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

test('the next request keeps the sender, and nothing else, of the previous one', async () => {
  fetchMock.mockImplementation(() =>
    respond({ acknowledged: true, reference: 'HD-7K3M-9Q', token: 'x', isEmailed: false }),
  );
  const day = new Date().toISOString().slice(0, 10);
  const person = {
    firstName: 'Rosa',
    lastName: 'Diaz',
    contact: '(212) 555-0143',
    email: 'rosa@mail.example',
    region: 'maryland',
  };
  render(form());
  fillIn({ type: 'requestPto', timeOffKind: 'sick', firstDay: day, lastDay: day });
  fillIn({ timeOffHours: '8', note: 'An operation', ...person });
  send();

  expect(await screen.findByText(notEmailedMessage, { exact: false })).toBeTruthy();
  fireEvent.click(screen.getByText('Send another request'));
  const entries = [...new FormData(element())].filter(([, value]) => value !== '');
  expect(Object.fromEntries(entries)).toEqual(person);
  expect(localStorage.length + sessionStorage.length).toBe(0);

  fillIn({ type: 'generalRequest', subject: 'A letter', message: 'For my landlord' });
  send();
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
  expect(Object.fromEntries(sentBody(1))).toMatchObject({ ...person, subject: 'A letter' });
  expect([...sentBody(1).values()].join()).not.toMatch(/sick|operation/i);
  expect(getIdempotencyKey(1)).not.toBe(getIdempotencyKey(0));
});

test('consent to text messages is asked with an unticked box that explains STOP, and not needed', async () => {
  fetchMock.mockImplementation(() =>
    respond({ acknowledged: true, reference: 'HD-7K3M-9Q', token: 'x', isEmailed: false }),
  );
  render(form());
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  expect([box.name, box.checked, box.required]).toEqual(['consent', false, false]);
  const hint = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toMatch(
    /don’t have to agree.*Message and data rates.*Reply STOP.*HELP/,
  );
  fillIn({ type: 'generalRequest', subject: 'A letter', message: 'For my landlord' });
  fillIn({ firstName: 'Rosa', lastName: 'Diaz', contact: '(212) 555-0143', region: 'maryland' });
  expect(
    screen.getByLabelText('Care of Maryland may text me about this request and about my work'),
  ).toBe(box);
  send();
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  expect(sentBody(0).get('consent') ?? '').toBe('');
  fireEvent.click(await screen.findByText('Send another request'));
  fillIn({ type: 'generalRequest', subject: 'A letter', message: 'For my landlord' });
  fireEvent.click(screen.getByRole('checkbox'));
  send();
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
  expect(sentBody(1).get('consent')).toBe('true');
});
