import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ListCount } from './list-count';

afterEach(cleanup);

const count = (total: number | null) => <ListCount total={total} one="job" many="jobs" />;

test('after a search that found none the count of what is shown again has the focus that went with the way there', () => {
  const { rerender } = render(count(0));
  rerender(count(1_200));
  expect(document.activeElement?.textContent).toBe('1,200 jobs');
});

test('what has the focus keeps it, and where nothing is counted nothing is focused', () => {
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
  // A first answer that holds none has taken the focus from nobody.
  render(count(null)).rerender(count(0));
  expect(document.activeElement).toBe(document.body);
});
