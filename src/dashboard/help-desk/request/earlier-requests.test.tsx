import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { Earlier } from './earlier-requests';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
afterEach(cleanup);

const before = (name: string): HelpDeskDetail['earlier'][number] => ({
  id: 'r1',
  name,
  at: '2026-11-02T15:00:00.000Z',
  reference: 'HD-7K3M-9Q',
  reviewed: true,
  decision: null,
  facts: null,
});

const show = (name: string) =>
  render(
    <Earlier
      name="Ann Lee"
      earlier={[before(name)]}
      inFewWords={() => null}
      addressOf={(id) => `/?record=${id}`}
    />,
  );

test('an earlier request of somebody who shares the number or e-mail says whose it is', () => {
  show('Inés Qureshi');
  expect(screen.getByRole('listitem').textContent).toMatch(
    /HD-7K3M-9Q Inés Qureshi, who gave the same number or e-mail/,
  );
});

test('an earlier request of the same person names nobody again, however the name was typed', () => {
  show(' ann  LEE');
  expect(screen.getByRole('listitem').textContent).not.toMatch(/lee/i);
});
