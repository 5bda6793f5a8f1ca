import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSending, stopSending } from '../forms/testing/sample-form';
import { newJersey } from '../forms/testing/sample-offices';
import { ApplicationForm } from './application-form';

beforeEach(startSending);
afterEach(stopSending);

test('the application says how long it takes until it is sent', async () => {
  await fillIn(false);
  expect(screen.queryByText(/about 5 minutes/)).not.toBeNull();
  fireEvent.submit(getForm());
  await screen.findByText('We have your application');
  expect(screen.queryByText(/about 5 minutes/)).toBeNull();
});

test('the form of a sample job promises no call, before and after it is sent', async () => {
  await fillIn(true);
  expect(screen.queryByText(/is a sample, so nobody will call you/)).not.toBeNull();
  fireEvent.submit(getForm());
  await screen.findByText('Your test application was sent');
  expect(document.body.textContent).toContain('nobody will call you');
});

const getForm = () => document.querySelector('form') as HTMLFormElement;

async function fillIn(isSample: boolean): Promise<void> {
  const { container } = render(
    <ApplicationForm job="aide" title="Aide" office={newJersey} isSample={isSample} />,
  );
  const control = (rest: string) => container.querySelector(rest) as HTMLInputElement;
  for (const [name, value] of [
    ['firstName', 'Rosa'],
    ['lastName', 'Diaz'],
    ['contact', '(212) 555-0143'],
  ]) {
    fireEvent.input(control(`[name="${name}"]`), { target: { value } });
  }
  fireEvent.click(control('[name="certified"][value="no"]'));
}
