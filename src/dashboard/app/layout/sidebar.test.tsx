import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { Sidebar } from './sidebar';
import { sidebarEntries } from './sidebar-entries';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
// The test's page has nowhere to go.
const stay = (event: Event) => event.preventDefault();
document.addEventListener('click', stay);
afterAll(() => document.removeEventListener('click', stay));
afterEach(cleanup);

test('every link leads to its screen, the open one is marked, and badges say what they count', () => {
  const onFollow = vi.fn();
  const entries = sidebarEntries('intake', { newMessages: 3, queues: [], newApplications: 0 });
  render(<Sidebar entries={entries} current="form-messages" onFollow={onFollow} />);
  const inbox = screen.getByRole('link', { name: 'All form submission messages 3 new messages' });
  expect(inbox.getAttribute('href')).toBe('/dashboard/all-form-submission-message');
  expect(inbox.getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  fireEvent.click(inbox);
  expect(onFollow).toHaveBeenCalledWith('form-messages');
});
