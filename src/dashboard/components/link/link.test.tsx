import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, expect, test, vi } from 'vitest';
import { Link } from './link';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
afterEach(() => {
  cleanup();
  vi.mocked(navigate).mockClear();
});

const path = '/dashboard/all-pto';
const show = (props: Partial<Parameters<typeof Link>[0]> = {}) => {
  render(
    <Link to={`${path}?request=r1`} {...props}>
      Rosa
    </Link>,
  );
  return screen.getByRole('link', { name: 'Rosa' });
};

test('a press leads there without loading the page anew', () => {
  const link = show();
  expect(link.getAttribute('href')).toBe(`${path}?request=r1`);
  // Nothing was left for the browser to do.
  expect(fireEvent.click(link)).toBe(false);
  expect(vi.mocked(navigate).mock.calls).toEqual([[`${path}?request=r1`, { replace: false }]]);
});

test.each([
  ['with the control key', { ctrlKey: true }],
  ['with the command key', { metaKey: true }],
  ['with the shift key', { shiftKey: true }],
  ['with another button', { button: 1 }],
])('a press %s is the browser’s: another tab or window', (_how, press) => {
  const link = show();
  const left = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    // The test's page has nowhere to go.
    event.preventDefault();
  });
  window.addEventListener('click', left, { once: true });
  fireEvent.click(link, press);
  expect([left.mock.calls.length, vi.mocked(navigate).mock.calls.length]).toEqual([1, 0]);
});

test('what was asked before leaving can keep one where one is', () => {
  fireEvent.click(show({ onClick: (event) => event.preventDefault() }));
  expect(navigate).not.toHaveBeenCalled();
});

test('the way to where one is, and one that says so, leave no step for Back', () => {
  fireEvent.click(show({ replace: true }));
  cleanup();
  fireEvent.click(show({ to: window.location.pathname }));
  expect(vi.mocked(navigate).mock.calls).toEqual([
    [`${path}?request=r1`, { replace: true }],
    [window.location.pathname, { replace: true }],
  ]);
});
