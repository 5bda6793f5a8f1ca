import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hydrated, startSending, stopSending } from '../forms/testing/sample-form';
import { newJersey } from '../forms/testing/sample-offices';
import { ApplicationForm } from './application-form';

beforeEach(startSending);
afterEach(stopSending);

test('the application says how long it takes until it is sent', async () => {
  const { container } = render(<ApplicationForm job="aide" title="Aide" office={newJersey} />);
  await hydrated();
  const control = (rest: string) => container.querySelector(rest) as HTMLInputElement;
  for (const [name, value] of [
    ['firstName', 'Rosa'],
    ['lastName', 'Diaz'],
    ['contact', '(212) 555-0143'],
  ]) {
    fireEvent.input(control(`[name="${name}"]`), { target: { value } });
  }
  fireEvent.click(control('[name="certified"][value="no"]'));
  expect(screen.queryByText(/about 5 minutes/)).not.toBeNull();
  fireEvent.submit(control('form'));
  await screen.findByText('We have your application');
  expect(screen.queryByText(/about 5 minutes/)).toBeNull();
});
