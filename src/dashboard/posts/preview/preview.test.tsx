import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { samplePost } from '../testing/sample-post';
import { Preview } from './preview';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff, fetchStaffFile: vi.fn() }));
vi.mock('../images/image-urls', () => ({ useImageUrls: () => ({}) }));
vi.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

afterEach(() => {
  vi.unstubAllGlobals();
});

const region = {
  id: 'maryland',
  company: 'Larkspan of Maryland',
  phone: '(410) 555-0136',
  afterHours: { phone: '(410) 555-0137', purpose: 'Missed visits' },
  email: 'maryland@larkspan.example',
  address: { street: '', city: '', state: 'MD', zip: '' },
  hours: [],
};

test('shows the way to the article, its tags, and its office, as its page does', async () => {
  callStaff.mockResolvedValue({ content: [], readingMinutes: 1, issues: [] });
  const page = { result: { pageContext: { region, variants: [], faqs: [] } } };
  const fetchPage = vi.fn(async () => Response.json(page));
  vi.stubGlobal('fetch', fetchPage);
  const { values } = samplePost({ title: 'Baths', tags: 'Falls, medicaid', region: 'maryland' });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Preview values={values} device="phone" />
    </SWRConfig>,
  );
  const path = await screen.findByRole('navigation', { name: 'You are here' });
  expect(path.textContent).toBe('HomeBlogBaths');
  // A long title wraps, although the line above it does not.
  const header = getComputedStyle(path.parentElement as HTMLElement);
  expect(header.gridTemplateColumns).toBe('minmax(0, 1fr)');
  const tags = within(screen.getByRole('navigation', { name: 'Topics' })).getAllByRole('link');
  expect(tags.map((tag) => tag.getAttribute('href'))).toEqual([
    '/blog/tags/falls',
    '/blog/tags/medicaid',
  ]);
  expect(screen.getByText('Larkspan of Maryland')).toBeTruthy();
  expect(screen.getByRole('link', { name: '(410) 555-0136' })).toBeTruthy();
});
