import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'gatsby';
import { SWRConfig } from 'swr';
import { noPost, type PostValues } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';
import type { Publishing } from '../../../../contract/publishing/schema';
import { ApiError } from '../../../lib/api/api-client';
import { StaffContext, type Staff } from '../../hooks/session/use-staff';
import { OwnPictures } from '../images/image-urls';
import { samplePost } from '../testing/sample-post';
import { Writing } from './post-editor';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff, fetchStaffFile: vi.fn() }));
vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('../../components/detail/presence-indicator', () => ({
  AlsoHere: ({ path }: { path: string }) => <p>Who else has {path} open</p>,
}));
vi.mock('./body-field', () => ({ BodyField: () => null }));
vi.mock('../preview/preview', () => ({
  Preview: ({ values }: { values: PostValues }) => <article>{values.title}</article>,
}));

const at = '2026-11-20T15:00:00.000Z';
const post = samplePost(
  { title: 'Now', slug: 'now' },
  {
    history: [
      { id: 'v2', at, by: 'owner@agency.example', kind: 'saved', title: 'Now' },
      { id: 'v1', at, by: 'ira@agency.example', kind: 'published', title: 'Then' },
    ],
  },
);
const revision = { ...post.history[1], values: { ...noPost, title: 'Then' } };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  callStaff.mockReset();
  callStaff.mockResolvedValue(post);
  onGone.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(
  known: Partial<PostDetail>,
  publishing: Partial<Publishing>,
  { isNew = false, takesFocus = false, stored = post } = {},
) {
  const answers = (path: string) =>
    path === '/publishing'
      ? {
          state: 'live',
          step: null,
          since: at,
          problem: null,
          follows: false,
          shown: null,
          leftOut: [],
          now: at,
          ...publishing,
        }
      : path === '/posts/p1/revisions/v1' && revision;
  const user = { email: 'ann@agency.example' };
  const forms: Staff['forms'] = new Map();
  const staff = { forms, user, hasEnded: () => false } as unknown as Staff;
  /** As the screen around it: it shows the post as it was heard of last. */
  function Screen() {
    const [now, setNow] = useState({ ...post, ...known });
    return (
      <Writing
        post={now}
        back="/"
        linkOf={(id) => `/?post=${id}`}
        isNew={isNew}
        isMissing={false}
        takesFocus={takesFocus}
        onSaved={setNow}
        onFetch={() => Promise.resolve(stored)}
        onGone={onGone}
      />
    );
  }
  render(
    <SWRConfig value={{ provider: () => new Map(), fetcher: answers }}>
      <StaffContext.Provider value={staff}>
        <OwnPictures>
          <Screen />
        </OwnPictures>
      </StaffContext.Provider>
    </SWRConfig>,
  );
  return forms;
}
const onGone = vi.fn();
/** Longer than a draft waits before it saves itself. */
const aMoment = () => act(() => vi.advanceTimersByTimeAsync(2_000));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each([
  ['here', 'It is off the site.'],
  ['elsewhere', 'It is unpublished; the site follows once its host has built it.'],
  ['nowhere', 'It is unpublished; the site follows with its next build, which is started by hand.'],
] as const)(
  'what is said of an unpublished post is true where the site is built %s',
  async (builds, words) => {
    open({ state: 'published', liveFrom: at, liveSlug: 'now' }, { builds });
    await screen.findAllByText(/^Live/);
    callStaff.mockResolvedValue({ ...post, state: 'unpublished', version: 4 });
    press('Unpublish');
    expect(callStaff).not.toHaveBeenCalled();
    press('Take it off');
    const said = await screen.findByText(words);
    await waitFor(() => expect(document.activeElement).toBe(said));
  },
);

test('what has no changes is not published again', async () => {
  const live = { state: 'published', liveFrom: at, liveSlug: 'now' } as const;
  open(live, { builds: 'here' });
  const publish = () => screen.getByRole('button', { name: 'Publish changes' });
  await screen.findByRole('link', { name: 'View on site' });
  fireEvent.click(publish());
  await aMoment();
  expect(callStaff).not.toHaveBeenCalled();
  expect(publish().getAttribute('aria-disabled')).toBe('true');
  cleanup();
  open({ ...live, hasChanges: true }, { builds: 'here' });
  expect(publish().getAttribute('aria-disabled')).toBe('false');
});

test('that a build failed is seen in an unpublished post', async () => {
  open({ state: 'unpublished' }, { builds: 'here', state: 'failed', problem: 'No room.' });
  expect(await screen.findAllByText('The site couldn’t be updated: No room.')).toHaveLength(2);
});

test('what once was is seen as its page before it is restored', async () => {
  open({}, { builds: 'here' });
  fireEvent.click(screen.getByText('History (2)'));
  press('See it');
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(await within(preview).findByText('Then')).toBeTruthy();
  expect(within(preview).getByText(/^As it stood: Published .*ira@agency\.example$/)).toBeTruthy();
  expect(document.activeElement).toBe(preview);
  expect(callStaff).not.toHaveBeenCalled();
  callStaff.mockResolvedValue({ ...post, values: revision.values, version: 4 });
  press('Restore this');
  expect(await screen.findByText('It is restored.')).toBeTruthy();
  expect(callStaff).toHaveBeenCalledWith('/posts/p1/restore', {
    method: 'POST',
    body: { version: 3, revision: 'v1' },
  });
  expect(screen.queryByText(/^As it stood/)).toBeNull();
});

test('publishing with fields missing names them and leads to each', async () => {
  open({}, { builds: 'here' });
  const fields = { author: 'Enter the author', tags: 'Enter a tag' };
  callStaff.mockRejectedValue(
    new ApiError(400, 'invalid', 'Some fields need your attention.', fields),
  );
  press('Publish now');
  const link = await screen.findByRole('link', { name: 'Enter the author' });
  expect(screen.getByRole('link', { name: 'Enter a tag' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toContain('There is a problem'));
  fireEvent.click(link);
  const author = screen.getByLabelText('Author');
  expect(document.activeElement).toBe(author);
  const values = { ...post.values, author: 'The office', tags: 'care' };
  callStaff.mockResolvedValue({ ...post, values, version: 4 });
  fireEvent.change(author, { target: { value: values.author } });
  expect(author.getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByRole('link', { name: 'Enter the author' }).querySelector('s')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Tags'), { target: { value: values.tags } });
  await aMoment();
  expect(screen.queryByText('There is a problem')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('who else has the post open is said', () => {
  open({}, { builds: 'here' });
  expect(screen.getByText('Who else has /posts/p1 open')).toBeTruthy();
});

test('a schedule asks for its day until there is one', () => {
  open({}, { builds: 'here' });
  press('Schedule');
  press('Schedule it');
  const day = screen.getByLabelText('Day');
  expect(screen.getByText('Choose a day')).toBeTruthy();
  fireEvent.change(day, { target: { value: '2026-12-01' } });
  expect(screen.queryByText('Choose a day')).toBeNull();
});

test('why something else was not done is past where a schedule is begun', async () => {
  open({}, { builds: 'here' });
  callStaff.mockRejectedValue(new ApiError(503, 'unavailable', 'Try again in a minute.'));
  press('Publish now');
  await screen.findByText('Try again in a minute.');
  press('Schedule');
  expect(screen.queryByText('Try again in a minute.')).toBeNull();
});

test('a draft is thrown away after a question, and what was typed in it is not saved', async () => {
  open({}, { builds: 'here' });
  fireEvent.change(screen.getByLabelText('Author'), { target: { value: 'Ann' } });
  press('Throw away');
  press('Cancel');
  expect(document.activeElement?.textContent).toBe('Throw away');
  press('Throw away');
  callStaff.mockResolvedValue(null);
  press('Throw it away');
  await waitFor(() => expect(onGone).toHaveBeenCalled());
  cleanup();
  await aMoment();
  expect(callStaff.mock.calls).toEqual([['/posts/p1?version=3', { method: 'DELETE' }]]);
});

test('an address that another post has is told at its field until it is another one', async () => {
  const values = { ...post.values, slug: 'mine' };
  open({ slug: 'mine', freeSlug: 'mine-2', values }, { builds: 'here' });
  const words = 'Another post has this address. Choose another one, for example mine-2';
  expect(screen.getByText(words)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'mine-2' } });
  expect(screen.queryByText(words)).toBeNull();
});

test('an address that was made of the title and that another post has gets a number, and goes on following the title', () => {
  open({ freeSlug: 'now-2' }, { builds: 'here' });
  const address = screen.getByLabelText<HTMLInputElement>('Address');
  expect(address.value).toBe('now-2');
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Now and then' } });
  expect(address.value).toBe('now-and-then');
});

test('what was begun here and left empty is thrown away, and nothing else is', async () => {
  callStaff.mockResolvedValue(null);
  const empty = { version: 1, values: noPost, title: '', slug: '', freeSlug: '' };
  open(empty, { builds: 'here' }, { isNew: true });
  cleanup();
  await waitFor(() =>
    expect(callStaff).toHaveBeenCalledWith('/posts/p1?version=1', { method: 'DELETE' }),
  );
  callStaff.mockClear();
  open({ version: 1 }, { builds: 'here' }, { isNew: true });
  cleanup();
  expect(callStaff).not.toHaveBeenCalled();
});

test('to look into what a colleague has just begun, and to leave it, takes nothing away', () => {
  open({ version: 1, values: noPost, title: '', slug: '', freeSlug: '' }, { builds: 'here' });
  cleanup();
  expect(callStaff).not.toHaveBeenCalled();
});

test('what was written in a post that somebody has thrown away is kept as a new one', async () => {
  open({}, { builds: 'here' });
  callStaff.mockRejectedValue(new ApiError(404, 'not_found', 'There is nothing here.'));
  fireEvent.change(screen.getByLabelText('Author'), { target: { value: 'Ann' } });
  await aMoment();
  const keep = screen.getByRole('button', { name: 'Keep it as a new post' });
  expect(screen.getByText('Not saved: this post is not there any more')).toBeTruthy();
  const values = { ...post.values, author: 'Ann' };
  callStaff.mockReset();
  callStaff.mockResolvedValue({ ...post, id: 'p2', version: 1, values });
  fireEvent.click(keep);
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/?post=p2', { replace: true }));
  expect(callStaff.mock.calls).toMatchObject([['/posts', { method: 'POST', body: values }]]);
  cleanup();
  await aMoment();
  expect(callStaff).toHaveBeenCalledTimes(1);
});

test('what was written in a post that somebody has thrown away can be let go of: nothing of it is unsaved then', async () => {
  const forms = open({}, { builds: 'here' });
  callStaff.mockRejectedValue(new ApiError(404, 'not_found', 'There is nothing here.'));
  fireEvent.change(screen.getByLabelText('Author'), { target: { value: 'Ann' } });
  await aMoment();
  const letGo = screen.getByRole('button', { name: 'Let it go' });
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
  callStaff.mockReset();
  fireEvent.click(letGo);
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/'));
  cleanup();
  await aMoment();
  expect([forms.size, callStaff.mock.calls]).toEqual([0, []]);
});

test('a post that is begun waits for its title, one that is opened from the list is read from its heading on, one that the address names takes no focus', () => {
  open({}, {});
  expect(document.activeElement).toBe(document.body);
  cleanup();
  open({}, {}, { takesFocus: true });
  expect(document.activeElement?.textContent).toBe('Write a post');
  cleanup();
  open({}, {}, { isNew: true, takesFocus: true });
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
});

test('each answer to what somebody else has saved leaves the focus at the words that say how it stands', async () => {
  open({}, {});
  fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'Mine' } });
  callStaff.mockRejectedValue(new ApiError(409, 'changed_since', 'Ira was faster.'));
  const answer = async (name: string) => {
    await aMoment();
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    await waitFor(() =>
      expect(document.activeElement?.textContent).toMatch(/saved|Not saved yet/i),
    );
    expect(document.activeElement?.getAttribute('role')).toBe('status');
  };
  await answer('Take what was saved there');
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Now');
  await answer('Bring it back');
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Mine');
});

test('what was not done because somebody else was faster is said where nothing is typed, and stays said', async () => {
  const stored = { ...post, values: { ...post.values, title: 'Theirs' }, version: 4 };
  open({}, { builds: 'here' }, { stored });
  const words = 'In the meantime this was changed by ira@agency.example.';
  callStaff.mockRejectedValue(new ApiError(409, 'changed_since', words));
  press('Publish now');
  await screen.findByDisplayValue('Theirs');
  // Nothing is left to decide, and so nothing asks.
  expect(screen.queryByRole('button', { name: 'Take what was saved there' })).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe(words);
});

test('a late "Do not publish" asks for what its presser saw, though the save before it learns that the post is live', async () => {
  open({ state: 'scheduled', liveFrom: at }, { builds: 'here' });
  fireEvent.change(screen.getByLabelText('Author'), { target: { value: 'Ann' } });
  const values = { ...post.values, author: 'Ann' };
  callStaff.mockResolvedValueOnce({ ...post, values, state: 'published', version: 4 });
  press('Do not publish');
  await waitFor(() => expect(callStaff).toHaveBeenCalledTimes(2));
  expect(callStaff).toHaveBeenLastCalledWith('/posts/p1/unpublish', {
    method: 'POST',
    body: { version: 4, scheduled: true },
  });
});
