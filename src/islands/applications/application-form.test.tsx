import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alive, startSending, stopSending } from '../forms/testing/sample-form';
import { ApplicationForm } from './application-form';

// jsdom lays nothing out and cannot scroll.
Element.prototype.scrollIntoView = vi.fn();

beforeEach(startSending);
afterEach(stopSending);

test('how long it takes is said until the application is sent', async () => {
  const { container } = render(
    <ApplicationForm job="aide" title="Aide" place="Newark" phone="(973) 555-0118" />,
  );
  await alive();
  const control = (rest: string) => container.querySelector(rest) as HTMLInputElement;
  for (const [name, value] of [
    ['firstName', 'Rosa'],
    ['lastName', 'Diaz'],
    ['contact', '(212) 555-0143'],
  ]) {
    fireEvent.input(control(`[name="${name}"]`), { target: { value } });
  }
  fireEvent.click(control('[name="certified"][value="no"]'));
  expect(screen.queryByText(/about five minutes/)).not.toBeNull();
  fireEvent.submit(control('form'));
  await screen.findByText('We have your application');
  expect(screen.queryByText(/about five minutes/)).toBeNull();
});
