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
const renderLink = (props: Partial<Parameters<typeof Link>[0]> = {}) => {
  render(
    <Link to={`${path}?request=r1`} {...props}>
      Rosa
    </Link>,
  );
  return screen.getByRole('link', { name: 'Rosa' });
};

test('a click navigates without loading the page', () => {
  const link = renderLink();
  expect(link.getAttribute('href')).toBe(`${path}?request=r1`);
  expect(fireEvent.click(link)).toBe(false);
  expect(vi.mocked(navigate).mock.calls).toEqual([[`${path}?request=r1`, { replace: false }]]);
});

test.each([
  ['with the control key', { ctrlKey: true }],
  ['with the command key', { metaKey: true }],
  ['with the shift key', { shiftKey: true }],
  ['with another button', { button: 1 }],
])('the browser handles a click %s', (_how, press) => {
  const link = renderLink();
  const left = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  window.addEventListener('click', left, { once: true });
  fireEvent.click(link, press);
  expect([left.mock.calls.length, vi.mocked(navigate).mock.calls.length]).toEqual([1, 0]);
});

test('a click handler can prevent the navigation', () => {
  fireEvent.click(renderLink({ onClick: (event) => event.preventDefault() }));
  expect(navigate).not.toHaveBeenCalled();
});

test('a link to the current path, and one with `replace`, add no history entry', () => {
  window.history.replaceState(null, '', path);
  fireEvent.click(renderLink({ replace: true }));
  cleanup();
  fireEvent.click(renderLink({ to: window.location.pathname }));
  expect(vi.mocked(navigate).mock.calls).toEqual([
    [`${path}?request=r1`, { replace: true }],
    [window.location.pathname, { replace: true }],
  ]);
});
