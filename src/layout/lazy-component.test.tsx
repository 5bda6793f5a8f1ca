import { Suspense } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NotLoaded } from '../ui/loading/chunk-load-error';
import { fetched } from './lazy-component';

afterEach(cleanup);

test('a page whose code does not come says so, and can be loaded again', async () => {
  const Page = fetched(() => Promise.reject(new Error('503')), NotLoaded);
  render(
    <Suspense fallback="loading">
      <Page />
    </Suspense>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('didn’t load');
  // An address that says nothing is the page's own.
  expect(screen.getByText('Try again').getAttribute('href')).toBe('');
});
