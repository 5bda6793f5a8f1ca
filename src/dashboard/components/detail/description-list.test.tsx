import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Details } from './description-list';

afterEach(cleanup);

test('an address keeps its lines', () => {
  render(<Details details={[{ label: 'Address', value: '12 Elm St\nYonkers, NY 10701' }]} />);
  const { whiteSpace } = getComputedStyle(screen.getByText(/Yonkers/));
  expect(whiteSpace).toBe('pre-line');
});
