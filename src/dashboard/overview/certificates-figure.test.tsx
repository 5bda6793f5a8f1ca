import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CertificatesFigure } from './certificates-figure';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
afterEach(cleanup);

test.each([
  [{ expired: 0, soon: 0 }, 'None expires within 60 days'],
  [{ expired: 0, soon: 1 }, 'Expires within 60 days'],
  [{ expired: 0, soon: 2 }, 'Expire within 60 days'],
  [{ expired: 1, soon: 2 }, '1 expired, 2 within 60 days'],
])('of certificates %j the figure says: %s', (certificates, words) => {
  render(<CertificatesFigure certificates={certificates} failed={false} path="/employees" />);
  expect(screen.getByText(words)).toBeTruthy();
});
