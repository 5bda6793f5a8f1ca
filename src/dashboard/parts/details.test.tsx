import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Details } from './details';

afterEach(cleanup);

test('an address keeps its lines', () => {
  render(<Details details={[{ label: 'Address', value: '12 Elm St\nYonkers, NY 10701' }]} />);
  const { whiteSpace } = getComputedStyle(screen.getByText(/Yonkers/));
  expect(whiteSpace).toBe('pre-line');
});

test('a label stands on the first line of a long text', () => {
  render(<Details details={[{ label: 'Message', value: 'One line\n'.repeat(40) }]} />);
  const row = screen.getByText('Message').parentElement as HTMLElement;
  expect(getComputedStyle(row).alignItems).toBe('baseline');
});
