import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ListCount } from './list-count';

const count = (total: number | null) => <ListCount total={total} one="job" many="jobs" />;

test('gets the focus when ‘Show all’ disappears', () => {
  const { rerender } = render(count(0));
  rerender(count(1_200));
  expect(document.activeElement?.textContent).toBe('1,200 jobs');
});

test('leaves the focus where it is otherwise', () => {
  const search = document.body.appendChild(document.createElement('input'));
  const { rerender } = render(count(0));
  search.focus();
  rerender(count(2));
  expect(document.activeElement).toBe(search);
  search.remove();
  cleanup();
  render(count(0)).rerender(count(null));
  expect(document.activeElement).toBe(document.body);
  cleanup();
  render(count(null)).rerender(count(0));
  expect(document.activeElement).toBe(document.body);
});
