import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScreenErrorBoundary } from './screen-error-boundary';

const preventDefault = (event: Event) => event.preventDefault();
afterEach(() => {
  window.removeEventListener('error', preventDefault);
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('Loading chunk 7 failed.');
}

test('a screen that cannot be loaded still shows its title', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.addEventListener('error', preventDefault);
  render(
    <ScreenErrorBoundary title="Add a blog">
      <Broken />
    </ScreenErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add a blog');
  expect(screen.getByRole('alert').textContent).toContain('This page didn’t load');
  await waitFor(() => expect(document.title).toBe('Add a blog'));
});
