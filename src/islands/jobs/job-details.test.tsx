import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { JobFacts } from './job-details';

afterEach(cleanup);

const job = {
  slug: 'aide-newark',
  title: 'Aide',
  region: 'new-jersey' as const,
  place: { city: 'Newark', county: null, state: 'NJ' },
  type: 'PART_TIME' as const,
  shifts: ['day' as const],
  languages: ['English'],
  pay: null,
  benefits: [],
  posted: '2026-11-20',
  validThrough: '2027-03-31',
  sample: false,
};

test('a job says until when one can apply, and one that was closed before says when that was', () => {
  render(<JobFacts job={job} closed={null} />);
  expect(screen.getByText('Apply by').nextSibling?.textContent).toBe('March 31, 2027');
  cleanup();
  render(<JobFacts job={job} closed="2026-11-20" />);
  expect(screen.queryByText('Apply by')).toBeNull();
  expect(screen.getByText('Closed').nextSibling?.textContent).toBe('November 20, 2026');
});
