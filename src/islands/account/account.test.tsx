import { beforeEach, expect, test, vi } from 'vitest';
import { removeListenersAfterEach } from '../../../tests/fixtures/listeners';
import { startAccount } from './account';

const showAccount = vi.hoisted(() => vi.fn());
const isProbablySignedIn = vi.hoisted(() => vi.fn());
vi.mock('./signed-in-menu', () => ({ showAccount }));
vi.mock('../../browser/auth/signed-in-hint', () => ({ isProbablySignedIn }));

removeListenersAfterEach();
beforeEach(() => {
  vi.resetAllMocks();
  document.body.innerHTML = '<div data-account></div>';
});

test('Back after signing in shows the account menu, once', async () => {
  isProbablySignedIn.mockReturnValue(false);
  startAccount();
  isProbablySignedIn.mockReturnValue(true);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  window.dispatchEvent(new StorageEvent('storage'));
  await vi.waitFor(() => expect(showAccount).toHaveBeenCalledTimes(1));
});

test('a person who is signed in gets one account menu', async () => {
  isProbablySignedIn.mockReturnValue(true);
  startAccount();
  window.dispatchEvent(new StorageEvent('storage'));
  await vi.dynamicImportSettled();
  expect(showAccount).toHaveBeenCalledTimes(1);
});
