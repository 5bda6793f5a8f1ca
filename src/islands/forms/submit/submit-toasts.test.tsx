import { cleanup, render, screen } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceFailure, announceSent } from './submit-toasts';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what was sent at last is not called failed beside that', async () => {
  render(<Toaster />);
  announceFailure();
  expect(await screen.findByText('Error sending email')).toBeTruthy();
  announceSent(false);
  expect(await screen.findByText('Message Sent successfully')).toBeTruthy();
  expect(screen.queryByText('Error sending email')).toBeNull();
});
