import { render, screen } from '@testing-library/react';
import Award from 'lucide-react/icons/award';
import { expect, test, vi } from 'vitest';
import { SWRConfig } from 'swr';
import type { RelatedRecord } from '../../../../contract/people/schema';
import { RelatedRecords } from './related-records';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

const request: RelatedRecord = {
  kind: 'request',
  screen: 'general-requests',
  id: 'r1',
  name: 'Ann Lee',
  detail: 'General request · HD-1 · Waiting',
  at: '2026-11-20T15:00:00.000Z',
  isConfirmed: false,
};
const employee: RelatedRecord = {
  ...request,
  kind: 'employee',
  screen: 'add-employee',
  id: 'e1',
  detail: 'Nurse · New York',
  at: '2020-01-01T15:00:00.000Z',
  isConfirmed: true,
};
const certificate = {
  id: 'c1',
  at: '2026-11-21T15:00:00.000Z',
  icon: Award,
  text: 'Certificate expires: Nov 1, 2026 → Nov 1, 2028',
};

const show = (
  records: RelatedRecord[],
  props: Partial<Parameters<typeof RelatedRecords>[0]> = {},
) =>
  render(
    <SWRConfig value={{ provider: () => new Map(), fetcher: () => Promise.resolve({ records }) }}>
      <RelatedRecords id="x" {...props} />
    </SWRConfig>,
  );
const listTexts = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

test('links to each record and says how sure it is that it is the same person', async () => {
  show([employee, request], { others: [certificate] });
  await screen.findByRole('link', { name: 'Ann Lee' });
  const [first, second, third] = await listTexts();
  expect(first).toContain('Ann Lee Nurse · New York · Confirmed');
  expect(second).toContain('Certificate expires: Nov 1, 2026 → Nov 1, 2028');
  expect(third).toContain('Ann Lee · Possible match');
  const link = screen.getByRole('link', { name: 'Help desk: General request · HD-1 · Waiting' });
  expect(link.getAttribute('href')).toContain('?record=r1');
});

test('leaves out the kind that the pane lists itself, and takes no space without records', async () => {
  show([employee, request], { except: 'request' });
  expect(await listTexts()).toHaveLength(1);
});
