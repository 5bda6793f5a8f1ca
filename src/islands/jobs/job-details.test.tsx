import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { JobDetails } from './job-details';

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
  textLanguage: 'en' as const,
};

test('an open job shows its deadline, a closed one the day it was closed', () => {
  render(<JobDetails job={job} isOpen closed={null} />);
  expect(screen.getByText('Apply by').closest('dt')?.nextSibling?.textContent).toBe(
    'March 31, 2027',
  );
  cleanup();
  render(<JobDetails job={job} isOpen={false} closed="2026-11-20" />);
  expect(screen.queryByText('Apply by')).toBeNull();
  expect(screen.getByText('Closed').nextSibling?.textContent).toBe('November 20, 2026');
});
