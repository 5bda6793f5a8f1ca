import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ResponseTargets as Targets } from '../../../contract/overview/schema';
import { ResponseTargets } from './response-targets';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

const results = [
  { kept: 0, missed: 0 },
  { kept: 1_046, missed: 4 },
];
const targets: Targets = {
  weeks: ['2026-11-23', '2026-11-30'],
  regions: [
    { region: null, results },
    { region: 'maryland', results },
  ],
  colleagues: [
    { email: 'ira.intake@agency.example', results },
    {
      email: null,
      results: [
        { kept: 0, missed: 2 },
        { kept: 0, missed: 0 },
      ],
    },
  ],
};

const getCells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.trim());

test('shows how many targets were kept, and links to the threads that missed theirs', () => {
  render(<ResponseTargets targets={targets} inboxPath="/inbox" />);
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Office', 'Week of Nov 23', 'This week']);
  expect(getCells(/^Maryland/)).toEqual(['–', '1,046 of 1,050 (4 missed)']);
  expect(getCells(/^Ira Intake/)).toEqual(['–', '1,046 of 1,050 (4 missed)']);
  expect(getCells(/^No reply yet/)).toEqual(['0 of 2 (2 missed)', '–']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/inbox?status=all&from=2026-11-30&to=2026-12-06&target=missed',
    '/inbox?status=all&region=maryland&from=2026-11-30&to=2026-12-06&target=missed',
  ]);
});

test('shows a role without the inbox neither links nor colleagues', () => {
  render(<ResponseTargets targets={{ ...targets, colleagues: null }} inboxPath={null} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('Who replied')).toBeNull();
});
