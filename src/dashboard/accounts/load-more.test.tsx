import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OlderOnes } from './load-more';

afterEach(cleanup);

test('a list that is cut says how much of it is there, and a press brings more', () => {
  const onShow = vi.fn();
  render(<OlderOnes shown={2} total={7} words="The 2 latest are listed" onShow={onShow} />);
  expect(screen.getByText('The 2 latest are listed, of 7 in all.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show older ones' }));
  expect(onShow).toHaveBeenCalledOnce();
});

test('one that can show no more says so, without a button', () => {
  render(<OlderOnes shown={2} total={7} words="The 2 latest are listed" onShow={undefined} />);
  expect(screen.getByText(/of 7 in all\. The others are kept/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('one that is whole says nothing', () => {
  const { container } = render(
    <OlderOnes shown={7} total={7} words="The 7 latest are listed" onShow={undefined} />,
  );
  expect(container.textContent).toBe('');
});
