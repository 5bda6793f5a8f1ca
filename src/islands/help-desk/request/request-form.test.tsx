import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { helpDeskRules } from '../../../../contract/help-desk/form';
import {
  alive,
  fetchMock,
  keyOf,
  respond,
  sentBody,
  startSending,
  stopSending,
} from '../../forms/testing/sample-form';
import { allOffices, newYork } from '../../forms/testing/sample-offices';
import { RequestForm } from './request-form';

vi.mock('gatsby', () => ({ Link: () => null }));
// jsdom lays nothing out and cannot scroll.
Element.prototype.scrollIntoView = vi.fn();

beforeEach(startSending);
afterEach(stopSending);

const form = () => <RequestForm search="" state={null} offices={allOffices} usual={newYork} />;
const element = () => document.querySelector('form') as HTMLFormElement;
/** Types into the fields of these names, or chooses. */
const fillIn = (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) {
    const control = element().elements.namedItem(name);
    if (control instanceof Element) fireEvent.input(control, { target: { value } });
    else fireEvent.click(element().querySelector(`[name="${name}"][value="${value}"]`) as Element);
  }
};
const send = () => fireEvent.submit(element());

test('all that is asked for has its place in the form', () => {
  const { container } = render(form());
  const asked = Object.keys(helpDeskRules(new Date()));
  const missing = asked.filter((name) => container.querySelector(`[name="${name}"]`) === null);
  expect(asked.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

test('the next request begins with who sent the last one, and with nothing of that one', async () => {
  fetchMock.mockImplementation(() =>
    respond({ acknowledged: true, reference: 'HD-7K3M-9Q', token: 'x', mailed: false }),
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
  await alive();
  fillIn({ type: 'requestPto', timeOffKind: 'sick', firstDay: day, lastDay: day });
  fillIn({ timeOffHours: '8', note: 'An operation', ...person });
  send();

  fireEvent.click(await screen.findByText('Ask for something else'));
  const held = [...new FormData(element())].filter(([, value]) => value !== '');
  expect(Object.fromEntries(held)).toEqual(person);
  expect(localStorage.length + sessionStorage.length).toBe(0);

  fillIn({ type: 'generalRequest', subject: 'A letter', message: 'For my landlord' });
  send();
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
  expect(Object.fromEntries(sentBody(1))).toMatchObject({ ...person, subject: 'A letter' });
  expect([...sentBody(1).values()].join()).not.toMatch(/sick|operation/i);
  expect(keyOf(1)).not.toBe(keyOf(0));
});
