import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoadMore } from './load-more';

test('an incomplete list says so and can load more', () => {
  const onLoad = vi.fn();
  render(<LoadMore loadedCount={2} total={7} onLoad={onLoad} />);
  expect(screen.getByText(/2 of 7 accounts/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onLoad).toHaveBeenCalledOnce();
});

test('a list at its limit has no button', () => {
  render(<LoadMore loadedCount={2} total={7} onLoad={undefined} />);
  expect(screen.getByText(/can’t show more/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a complete list shows nothing', () => {
  const { container } = render(<LoadMore loadedCount={7} total={7} onLoad={undefined} />);
  expect(container.textContent).toBe('');
});
