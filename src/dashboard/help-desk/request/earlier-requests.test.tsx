import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { HelpDeskType } from '../../../../contract/help-desk/constants';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { EarlierRequests } from './earlier-requests';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

function renderEarlier(name: string, type: HelpDeskType = 'payroll'): void {
  const earlier = {
    id: 'r1',
    type,
    name,
    at: '2026-11-02T15:00:00.000Z',
    reference: 'HD-7K3M-9Q',
    reviewed: true,
    decision: null,
    requestData: null,
  } as HelpDeskDetail['earlier'][number];
  render(
    <EarlierRequests
      request={{ type: 'payroll', name: 'Ann Lee', earlier: [earlier] }}
      getUrl={(id) => `/?record=${id}`}
    />,
  );
}

test('names another person who shares the number or email', () => {
  renderEarlier('Inés Qureshi');
  expect(screen.getByRole('listitem').textContent).toContain('HD-7K3M-9Q Inés Qureshi');
});

test('does not repeat the name of the same person, however it was typed', () => {
  renderEarlier(' ann  LEE');
  expect(screen.getByRole('listitem').textContent).not.toMatch(/lee/i);
});

test.each([
  ['payroll', 'Payroll question', '/?record=r1'],
  ['requestPto', 'Time-off request', '/dashboard/all-pto?record=r1'],
] as const)('says the type of a %s request and opens it in its queue', (type, label, url) => {
  renderEarlier('Ann Lee', type);
  expect(screen.getByRole('listitem').textContent).toContain(label);
  expect(screen.getByRole('link', { name: 'HD-7K3M-9Q' }).getAttribute('href')).toBe(url);
});
