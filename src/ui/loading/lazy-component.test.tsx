import { Suspense } from 'react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createLazyComponent } from './lazy-component';

test('a page whose code cannot be loaded shows an error with a reload link', async () => {
  const Page = createLazyComponent(() => Promise.reject(new Error('503')));
  render(
    <Suspense fallback="loading">
      <Page />
    </Suspense>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('didn’t load');
  expect(screen.getByText('Try again').getAttribute('href')).toBe('');
});
