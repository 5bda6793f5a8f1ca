import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Sidebar } from './sidebar';
import { getSidebarEntries } from './sidebar-entries';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

test('links lead to their screens, mark the current one, and name what their badge counts', () => {
  const onFollow = vi.fn();
  const entries = getSidebarEntries('intake', { newMessages: 3, queues: [], newApplications: 0 });
  render(<Sidebar entries={entries} current="form-messages" onFollow={onFollow} />);
  const inbox = screen.getByRole('link', { name: 'All form submission messages 3 new messages' });
  expect(inbox.getAttribute('href')).toBe('/dashboard/all-form-submission-message');
  expect(inbox.getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  fireEvent.click(inbox);
  expect(onFollow).toHaveBeenCalledWith('form-messages');
});
