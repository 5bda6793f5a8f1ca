import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScreenBoundary } from './screen-error-boundary';

/** Or the page would tell of the error too. */
const prevent = (event: Event) => event.preventDefault();
afterEach(() => {
  window.removeEventListener('error', prevent);
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('Loading chunk 7 failed.');
}

test('a screen whose code did not arrive still says which one it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.addEventListener('error', prevent);
  render(
    <ScreenBoundary title="Add a blog">
      <Broken />
    </ScreenBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add a blog');
  expect(screen.getByRole('alert').textContent).toContain('This screen could not be opened');
  await waitFor(() => expect(document.title).toBe('Add a blog'));
});
