import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SWRConfig } from 'swr';
import type { Publishing } from '../../../../contract/publishing/schema';
import { StaffContext, type Staff } from '../../hooks/session/use-staff';
import { PublishingLine } from './publishing-status';
import { problemWords, publishingWords } from './publishing-messages';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('../../api/staff-client', () => ({ callStaff }));
afterEach(cleanup);

const now = '2026-11-20T15:00:12.000Z';
const nothing = {
  builds: 'here' as const,
  step: null,
  since: null,
  problem: null,
  follows: false,
  shown: null,
  leftOut: [],
  now,
};
const failed: Publishing = {
  ...nothing,
  state: 'failed',
  since: now,
  problem: 'It took too long.',
};

const subject = {
  kind: 'job',
  id: 'j1',
  at: '2026-11-20T15:00:00.000Z',
  isOff: false,
  page: '/career/night-aide',
} as const;
const leftOut = [
  { kind: 'job', id: 'j1', title: 'Night aide', problem: 'The last day, 2026-10-28, is over.' },
] satisfies Publishing['leftOut'];

function show(publishing: Publishing, props: Partial<Parameters<typeof PublishingLine>[0]> = {}) {
  const staff = { role: 'owner' } as unknown as Staff;
  return render(
    <SWRConfig value={{ provider: () => new Map(), fetcher: () => publishing }}>
      <StaffContext.Provider value={staff}>
        <PublishingLine changes={1} {...props} />
      </StaffContext.Provider>
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

test('while more is written than was published nothing says that the site has it', () => {
  const live: Publishing = { ...nothing, state: 'live', since: now };
  const behind = { ...subject, at: now, isBehind: true };
  expect(publishingWords(live, 0, behind)).toMatch(/^What was published is on the site \(changed /);
});

test('of a post or job is told when it was changed, not when something else was built', () => {
  const live: Publishing = { ...nothing, state: 'live', since: now };
  const one = { ...subject, at: '2026-11-02T15:00:00.000Z' };
  expect(publishingWords(live, 0, one)).toMatch(/^On the site as it is now \(changed Nov 2, /);
  expect(publishingWords(live, 0, { ...one, isOff: true })).toMatch(/^The site says so \(changed/);
  expect(publishingWords(live, 0, { ...one, isOff: true, at: null })).toBe('The site says so');
});

test('a list that comes asks nothing anew of what is under way; a change of it does', async () => {
  const asked = vi.fn(() => Promise.resolve({ ...nothing, state: 'queued' }));
  const answers = new Map();
  const line = (changes: unknown) => (
    <SWRConfig value={{ provider: () => answers, fetcher: asked }}>
      <PublishingLine changes={changes} />
    </SWRConfig>
  );
  const { rerender } = render(line(undefined));
  await screen.findByText('Waiting to be published…');
  rerender(line('the list'));
  expect(asked).toHaveBeenCalledTimes(1);
  rerender(line('the list, changed'));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

test('what has failed says why, and a press tries again', async () => {
  callStaff.mockResolvedValue({ ...nothing, state: 'queued' });
  show(failed);
  const words = 'The site could not be built: It took too long.';
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
    const { container } = show({ ...nothing, since: now, state }, { onlyNews: true });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(container.textContent).toBe('');
  },
);

test.each([
  [{ ...nothing, state: 'queued' as const }, 'Waiting to be published…'],
  [failed, 'The site could not be built: It took too long.'],
])('above a list it is said what is under way, and what has failed', async (publishing, words) => {
  show(publishing, { onlyNews: true });
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
});

test('above a list, what is left out of the site is named, with why and the way to it', async () => {
  show({ ...nothing, state: 'live', since: now, leftOut }, { onlyNews: true });
  const item = await screen.findByRole('listitem');
  expect(item.textContent).toBe(
    'The job Night aide is left out of the site. The last day, Oct 28, 2026, is over.',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/all-job-post?job=j1');
});

test('what is left out is told in its own record, and in no other one', async () => {
  show({ ...nothing, state: 'live', since: now, leftOut }, { subject });
  expect(
    await screen.findByText(
      'This job is not on the site as it is now. The last day, Oct 28, 2026, is over.',
    ),
  ).toBeTruthy();
  expect(screen.queryByText(/^On the site/)).toBeNull();
  cleanup();
  show({ ...nothing, state: 'live', since: now, leftOut }, { subject: { ...subject, id: 'j2' } });
  await screen.findAllByText(/^On the site/);
  expect(document.body.textContent).not.toContain('Oct 28');
});

test.each([
  [
    '2026-11-20T15:00:01.000Z',
    'failed',
    'On the site as it is now. The site could not be built: x',
  ],
  ['2026-11-20T14:00:00.000Z', 'failed', 'The site could not be built: x'],
  [null, 'queued', 'Waiting to be published…'],
  ['2026-11-20T15:00:01.000Z', 'queued', 'On the site as it is now. Another change waits.'],
] as const)(
  'a record that the site had at %s says of a build that is %s: %s',
  (shown, state, words) => {
    const publishing: Publishing = { ...nothing, state, problem: 'x', shown };
    expect(publishingWords(publishing, 0, subject)).toBe(words);
  },
);

test('what was taken off does not wait to be published', () => {
  const queued: Publishing = { ...nothing, state: 'queued' };
  expect(publishingWords(queued, 0, { ...subject, isOff: true })).toBe(
    'Waiting for the site to be built anew…',
  );
});

test('what is live leads to its page, and what the site does not have yet, or had to leave out, does not', async () => {
  const live: Publishing = { ...nothing, state: 'live', since: now };
  show(live, { subject });
  const link = await screen.findByRole('link', { name: 'See it on the site' });
  expect(link.getAttribute('href')).toBe('/career/night-aide');
  cleanup();
  show({ ...nothing, state: 'queued' }, { subject });
  await screen.findByText('Waiting to be published…');
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  show({ ...live, leftOut }, { subject });
  await screen.findByText(/^This job is not on the site/);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a build that began before a change is not told as its own', () => {
  const running: Publishing = {
    ...nothing,
    state: 'running',
    step: 'building',
    since: '2026-11-20T14:57:33.000Z',
    follows: true,
  };
  expect(publishingWords(running, 0, subject)).toBe(
    'A build that began before this is under way (159 s); yours follows.',
  );
  expect(publishingWords(running, 0)).toBe(
    'Publishing… building pages (159 s); another build follows',
  );
});

test('a field that is at fault is called as its form calls it', () => {
  const problem = 'The field "description" is too short, 9 characters.';
  expect(problemWords({ kind: 'post', problem })).toBe(
    'The field “Excerpt” is too short, 9 characters.',
  );
  expect(problemWords({ kind: 'job', problem: 'The field "else" is not known.' })).toBe(
    'The field "else" is not known.',
  );
});

test('what is under way is asked about until it is over, though its seconds are counted meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const answers: Publishing[] = [
      { ...nothing, state: 'queued' },
      { ...nothing, state: 'running', step: 'building', since: now },
      { ...nothing, state: 'live', since: now },
    ];
    const fetcher = vi.fn(() => (answers.length > 1 ? answers.shift() : answers[0]));
    render(
      <SWRConfig value={{ provider: () => new Map(), fetcher, dedupingInterval: 0 }}>
        <StaffContext.Provider value={{ role: 'owner' } as unknown as Staff}>
          <PublishingLine changes={1} />
        </StaffContext.Provider>
      </SWRConfig>,
    );
    for (let second = 1; second <= 6; second += 1) {
      await act(() => vi.advanceTimersByTimeAsync(1_000));
    }
    expect(screen.getByRole('status').textContent).toMatch(/^Live since/);
  } finally {
    vi.useRealTimers();
  }
});
