// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SWRConfig } from 'swr';
import type { Publishing } from '../../../../contract/publishing';
import { PublishingLine } from './publishing-line';
import { publishingWords } from './publishing-words';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../staff-call', () => ({ callStaff }));
afterEach(cleanup);

const now = '2026-11-20T15:00:12.000Z';
const nothing = { builds: 'here' as const, step: null, since: null, problem: null, now };
const failed: Publishing = {
  ...nothing,
  state: 'failed',
  since: now,
  problem: 'The post “x” stands in the way.',
};

function show(publishing: Publishing, onlyNews = false) {
  return render(
    <SWRConfig value={{ provider: () => new Map(), fetcher: () => publishing }}>
      <PublishingLine changes={1} onlyNews={onlyNews} />
    </SWRConfig>,
  );
}

test('what is under way says how far it is and for how long', () => {
  const running: Publishing = {
    ...nothing,
    state: 'running',
    step: 'building',
    since: '2026-11-20T15:00:00.000Z',
  };
  expect(publishingWords(running, 3_400)).toBe('Publishing… building pages (15 s)');
  expect(publishingWords({ ...nothing, state: 'queued' }, 0)).toBe('Waiting to be published…');
});

test('what is live says since when, another day with its date', () => {
  const live: Publishing = { ...nothing, state: 'live', since: now };
  expect(publishingWords(live, 0)).toMatch(/^Live since \d+:00\s[AP]M$/);
  expect(publishingWords({ ...live, since: '2026-11-02T15:00:00.000Z' }, 0)).toMatch(
    /^Live since Nov 2, /,
  );
});

test('what has failed says why, and a press tries again', async () => {
  callStaff.mockResolvedValue({ ...nothing, state: 'queued' });
  show(failed);
  const words = 'Could not be published: The post “x” stands in the way.';
  expect(await screen.findAllByText(words)).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Waiting to be published…')).toBeTruthy();
  expect(callStaff).toHaveBeenCalledWith('/publishing/retry', { method: 'POST' });
});

test('where publishing is off it is said that the site is built by hand', async () => {
  show({ ...nothing, builds: 'nowhere', state: 'off' });
  expect(await screen.findAllByText(/^The site is built by hand/)).toHaveLength(2);
});

test.each(['off', 'never', 'live', 'handed-over'] as const)(
  'above a list nothing is said while publishing is %s',
  async (state) => {
    const { container } = show({ ...nothing, since: now, state }, true);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(container.textContent).toBe('');
  },
);

test.each([
  [{ ...nothing, state: 'queued' as const }, 'Waiting to be published…'],
  [failed, 'Could not be published: The post “x” stands in the way.'],
])('above a list it is said what is under way, and what has failed', async (publishing, words) => {
  show(publishing, true);
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});
