import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { EarlierRequests } from './earlier-requests';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

function renderEarlier(name: string): void {
  const earlier = {
    id: 'r1',
    name,
    at: '2026-11-02T15:00:00.000Z',
    reference: 'HD-7K3M-9Q',
    reviewed: true,
    decision: null,
    requestData: null,
  } as HelpDeskDetail['earlier'][number];
  render(
    <EarlierRequests
      request={{ name: 'Ann Lee', earlier: [earlier] }}
      summarize={() => null}
      getUrl={(id) => `/?record=${id}`}
    />,
  );
}

test('names another person who shares the number or e-mail', () => {
  renderEarlier('Inés Qureshi');
  expect(screen.getByRole('listitem').textContent).toContain('HD-7K3M-9Q Inés Qureshi');
});

test('does not repeat the name of the same person, however it was typed', () => {
  renderEarlier(' ann  LEE');
  expect(screen.getByRole('listitem').textContent).not.toMatch(/lee/i);
});
