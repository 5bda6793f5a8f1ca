import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resolveAccess } from '../../../../contract/shared/roles';
import { navigate } from 'gatsby';
import { SWRConfig } from 'swr';
import { emptyPost, type PostValues } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';
import type { Publishing } from '../../../../contract/publishing/schema';
import { ApiError } from '../../../browser/api/api-client';
import { DraftStore } from '../../drafts/draft-store';
import { StaffContext, type Staff } from '../../hooks/use-staff';
import { ImageUrlProvider } from '../images/image-urls';
import { samplePost } from '../testing/sample-post';
import { PostEditor } from './post-editor';

const answer = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff: answer, fetchStaffFile: vi.fn() }));
vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('../../components/detail/presence-indicator', () => ({ PresenceIndicator: () => null }));
// The real editor needs layout, which jsdom lacks: these tests write Markdown.
vi.mock('../rich-text/rich-text', () => ({ RichText: () => null }));
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
const revision = { ...post.history[1], values: { ...emptyPost, title: 'Then' } };
const onRemoved = vi.fn();
const scrollIntoView = vi.fn();
Element.prototype.scrollIntoView = scrollIntoView;

/** Every other call, and the text's issues. */
const callStaff = vi.fn();
let issues: ApiError['issues'];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  issues = [];
  callStaff.mockReset();
  callStaff.mockResolvedValue(post);
  answer.mockImplementation((call: string, ...rest: unknown[]) =>
    call === 'POST /posts/preview'
      ? Promise.resolve({ content: [], readingMinutes: 1, issues })
      : callStaff(call, ...rest),
  );
  onRemoved.mockReset();
  scrollIntoView.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

let receive: (post: PostDetail) => void;
let statusFetches = 0;

function open(
  known: Partial<PostDetail> = {},
  {
    builtBy = 'server' as Publishing['builtBy'],
    site = 'up-to-date' as Publishing['state'],
    isNew = false,
    takesFocus = false,
  } = {},
) {
  const fetcher = (path: string) => {
    if (path === '/publishing') statusFetches += 1;
    return path === '/publishing'
      ? {
          state: site,
          since: at,
          problem: null,
          onSiteAsOf: null,
          excluded: [],
          now: at,
          builtBy,
        }
      : path === '/posts/p1/revisions/v1' && revision;
  };
  const user = { email: 'ann@agency.example' };
  const drafts = DraftStore.inMemory();
  const staff = { drafts, user, access: resolveAccess({ role: 'owner' }) } as Staff;
  function Screen() {
    const [current, setCurrent] = useState({ ...post, ...known });
    receive = setCurrent;
    return (
      <PostEditor
        post={current}
        backUrl="/"
        getPostUrl={(id) => `/?post=${id}`}
        isNew={isNew}
        isDeleted={false}
        takesFocus={takesFocus}
        onSaved={setCurrent}
        onRemoved={onRemoved}
      />
    );
  }
  render(
    <SWRConfig value={{ provider: () => new Map(), fetcher }}>
      <StaffContext.Provider value={staff}>
        <ImageUrlProvider>
          <Screen />
        </ImageUrlProvider>
      </StaffContext.Provider>
    </SWRConfig>,
  );
  return drafts;
}
/** Longer than the autosave delay. */
const autosave = () => act(() => vi.advanceTimersByTimeAsync(2_000));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test.each([
  ['server', 'Unpublished.'],
  ['host', 'Unpublished. It leaves the site once the website host has rebuilt it.'],
  ['hand', 'Unpublished. It leaves the site with the next manual build.'],
] as const)(
  'unpublishing on a site that is built by %s says when it is gone',
  async (builtBy, text) => {
    open({ state: 'published', publishedFrom: at, publishedSlug: 'now' }, { builtBy });
    await screen.findByRole('link', { name: /site|live/i });
    callStaff.mockResolvedValue({ ...post, state: 'unpublished', version: 4 });
    press('Unpublish');
    expect(callStaff).not.toHaveBeenCalled();
    press('Unpublish post');
    const message = await screen.findByText(text);
    await waitFor(() => expect(document.activeElement).toBe(message));
  },
);

test.each([
  ['publishing', 'Published. Live in a few seconds.'],
  ['up-to-date', 'Published.'],
  ['failed', 'Published.'],
] as const)('after publishing, the message fits a site that is %s', async (site, text) => {
  open({ state: 'draft' }, { site });
  await autosave();
  const live = {
    state: 'published',
    publishedFrom: at,
    publishedSlug: 'now',
    history: [],
  } as const;
  callStaff.mockResolvedValue({ ...post, ...live, version: 4 });
  press('Publish now');
  expect(await screen.findByText(text)).toBeTruthy();
});

test('the status is fetched again when a colleague has published changes', async () => {
  const live = { state: 'published', publishedFrom: at, publishedSlug: 'now' } as const;
  open(live);
  await screen.findByRole('link', { name: 'View on site' });
  await autosave();
  const before = statusFetches;
  act(() => receive({ ...post, ...live, version: post.version + 1 }));
  await autosave();
  expect(statusFetches).toBeGreaterThan(before);
});

test('a published post without changes cannot be published again', async () => {
  const live = { state: 'published', publishedFrom: at, publishedSlug: 'now' } as const;
  open(live);
  const publish = () => screen.getByRole('button', { name: 'Publish changes' });
  fireEvent.click(publish());
  await autosave();
  expect(callStaff).not.toHaveBeenCalled();
  expect(publish().getAttribute('aria-disabled')).toBe('true');
  cleanup();
  open({ ...live, hasChanges: true });
  expect(publish().getAttribute('aria-disabled')).toBe('false');
});

test('a revision can be previewed, and restored after a question', async () => {
  open();
  fireEvent.click(screen.getByText('History (2)'));
  press('View');
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(await within(preview).findByText('Then')).toBeTruthy();
  expect(within(preview).getByText(/^Version from .*by Ira\)/)).toBeTruthy();
  expect(document.activeElement).toBe(preview);
  callStaff.mockResolvedValue({ ...post, values: revision.values, version: 4 });
  press('Restore version');
  expect(callStaff).not.toHaveBeenCalledWith('POST /posts/:id/restore', expect.anything());
  fireEvent.click(
    within(screen.getByRole('group', { name: 'Restore this version?' })).getByText('Restore'),
  );
  expect(await screen.findByText('Restored.')).toBeTruthy();
  expect(callStaff).toHaveBeenCalledWith('POST /posts/:id/restore', {
    params: { id: 'p1' },
    body: { version: 3, revision: 'v1' },
  });
  expect(screen.queryByText(/^Version from/)).toBeNull();
});

test('missing fields are listed, struck through when fixed, and gone once saved', async () => {
  open();
  const fields = { author: 'Enter the author', tags: 'Enter a tag' };
  callStaff.mockRejectedValue(new ApiError(400, 'invalid', 'Fix the fields.', fields));
  press('Publish now');
  fireEvent.click(await screen.findByRole('link', { name: 'Enter the author' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Author'));
  const values = { ...post.values, author: 'The office', tags: 'care' };
  callStaff.mockResolvedValue({ ...post, values, version: 4 });
  type(/^Author/, values.author);
  expect(screen.getByRole('link', { name: 'Enter the author' }).querySelector('s')).toBeTruthy();
  type(/^Tags/, values.tags);
  await autosave();
  expect(screen.queryByText('There is a problem')).toBeNull();
});

test('opening the schedule dialog clears an earlier error, and a day and a time are required', async () => {
  open();
  callStaff.mockRejectedValue(new ApiError(503, 'unavailable', 'Try again in a minute.'));
  press('Publish now');
  await screen.findByText('Try again in a minute.');
  press('Schedule');
  expect(screen.queryByText('Try again in a minute.')).toBeNull();
  press('Schedule post');
  expect(screen.getByText('Choose a day')).toBeTruthy();
  callStaff.mockClear();
  type(/^Day/, '2099-12-24');
  type(/^Time/, '');
  press('Schedule post');
  expect(screen.getByText('Choose a time')).toBeTruthy();
  expect(callStaff).not.toHaveBeenCalled();
});

test('an error of the schedule dialog is gone once the dialog is canceled', async () => {
  open();
  const passed = 'This time has passed.';
  callStaff.mockRejectedValue(new ApiError(400, 'validation', passed, { day: passed }));
  press('Schedule');
  type(/^Day/, '2020-01-01');
  press('Schedule post');
  expect(await screen.findByText(passed)).toBeTruthy();
  press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(passed)).toBeNull();
});

test('a draft is deleted after a confirmation, and its unsaved text is not saved', async () => {
  open();
  type(/^Author/, 'Ann');
  press('Delete draft');
  press('Cancel');
  expect(document.activeElement?.textContent).toBe('Delete draft');
  press('Delete draft');
  callStaff.mockResolvedValue(null);
  press('Delete it');
  await waitFor(() => expect(onRemoved).toHaveBeenCalled());
  cleanup();
  await autosave();
  expect(callStaff.mock.calls).toEqual([
    ['DELETE /posts/:id', { params: { id: 'p1' }, query: { version: '3' } }],
  ]);
});

test('a slug that another post has shows an error until it is changed', () => {
  const values = { ...post.values, slug: 'mine' };
  open({ slug: 'mine', freeSlug: 'mine-2', values });
  expect(screen.getByText(/^Another post has this web address/)).toBeTruthy();
  type(/^Web address/, 'mine-2');
  expect(screen.queryByText(/^Another post has this web address/)).toBeNull();
});

test('a generated slug that another post has gets a number and still follows the title', () => {
  open({ freeSlug: 'now-2' });
  const slug = screen.getByLabelText<HTMLInputElement>('Web address');
  expect(slug.value).toBe('now-2');
  type(/^Title/, 'Now and then');
  expect(slug.value).toBe('now-and-then');
});

test.each([
  ['draft', 'later', /It follows the title until you publish\./],
  ['scheduled', 'later', /It follows the title until you publish\./],
  ['published', 'now', /It stays when you change the title\./],
  ['unpublished', 'now', /It stays when you change the title\./],
] as const)('the address of a %s post says if it follows the title', (state, slug, note) => {
  open({ state, slug: 'now', freeSlug: 'now' });
  type(/^Title/, 'Later');
  const field = screen.getByLabelText<HTMLInputElement>('Web address');
  expect(field.value).toBe(slug);
  expect(screen.getByText(note).textContent).toContain(`/blog/${slug}`);
});

test('a post that was created here and left empty is deleted, a colleague’s is not', async () => {
  const empty = { version: 1, values: emptyPost, title: '', slug: '', freeSlug: '' };
  open(empty);
  cleanup();
  expect(callStaff).not.toHaveBeenCalled();
  callStaff.mockResolvedValue(null);
  open(empty, { isNew: true });
  cleanup();
  await waitFor(() =>
    expect(callStaff).toHaveBeenCalledWith('DELETE /posts/:id', {
      params: { id: 'p1' },
      query: { version: '1' },
    }),
  );
});

test('leaving the editor saves unsaved text at once', async () => {
  open();
  type(/^Author/, 'Ann');
  cleanup();
  await waitFor(() =>
    expect(callStaff).toHaveBeenCalledWith('PATCH /posts/:id', {
      params: { id: 'p1' },
      body: { author: 'Ann', version: 3 },
      keepalive: false,
    }),
  );
});

/** Opens a post that someone deletes while its author is edited. */
async function openDeleted() {
  const drafts = open();
  callStaff.mockRejectedValue(new ApiError(404, 'not_found', 'Not found'));
  type(/^Author/, 'Ann');
  await autosave();
  callStaff.mockReset();
  return drafts;
}

test('text in a post that someone deleted can be saved as a new post', async () => {
  await openDeleted();
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
  const values = { ...post.values, author: 'Ann' };
  callStaff.mockResolvedValue({ ...post, id: 'p2', version: 1, values });
  press('Save as new');
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/?post=p2', { replace: true }));
  expect(callStaff.mock.calls).toMatchObject([['POST /posts', { body: values }]]);
});

test('text in a post that someone deleted can be discarded', async () => {
  const drafts = await openDeleted();
  press('Discard');
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/'));
  cleanup();
  await autosave();
  expect([drafts.hasUnsaved(), callStaff.mock.calls]).toEqual([false, []]);
});

test('a new post focuses its title, one opened from the list its heading', () => {
  open();
  expect(document.activeElement).toBe(document.body);
  cleanup();
  open({}, { takesFocus: true });
  expect(document.activeElement?.textContent).toBe('Write a post');
  cleanup();
  open({}, { isNew: true, takesFocus: true });
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
});

/** Ira saves another title, so that the next change here is rejected. */
const saveTheirs = () => {
  const theirs = { ...post, values: { ...post.values, title: 'Theirs' }, version: 4 };
  callStaff.mockImplementation(async (call: string) => {
    if (call !== 'GET /posts/:id') throw new ApiError(409, 'changed_since', 'Ira changed it.');
    return theirs;
  });
};

test('resolving a conflict moves the focus to the save status', async () => {
  open();
  type(/^Title/, 'Mine');
  saveTheirs();
  await autosave();
  const choose = async (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/saved/i));
  };
  await choose('Use the other');
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Theirs');
  await choose('Restore mine');
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Mine');
});

test('the notice of a conflict leaves the focused field in view', async () => {
  const theirs = { ...post, values: { ...post.values, title: 'Theirs' }, version: 4 };
  open();
  type(/^Title/, 'Mine');
  screen.getByLabelText(/^Title/).focus();
  callStaff.mockImplementation((call: string) =>
    call === 'GET /posts/:id'
      ? Promise.resolve(theirs)
      : Promise.reject(new ApiError(409, 'changed_since', 'Changed.')),
  );
  await autosave();
  expect(screen.getByRole('button', { name: 'Keep mine' })).toBeTruthy();
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByLabelText(/^Title/)]);
});

test('a conflict without edits shows the newer version and why nothing was published', async () => {
  open();
  saveTheirs();
  press('Publish now');
  await screen.findByDisplayValue('Theirs');
  expect(screen.queryByRole('button', { name: 'Use the other' })).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Ira changed it.');
});

test('publishing after a merge says why nothing was published, and both changes stay', async () => {
  open();
  type(/^Author/, 'Ann');
  saveTheirs();
  press('Publish now');
  await screen.findByDisplayValue('Theirs');
  expect(screen.getByDisplayValue('Ann')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toBe('Ira changed it.');
});

test('canceling a schedule reports it even if the save before found the post live', async () => {
  open({ state: 'scheduled', publishedFrom: at });
  type(/^Author/, 'Ann');
  const values = { ...post.values, author: 'Ann' };
  callStaff.mockResolvedValueOnce({ ...post, values, state: 'published', version: 4 });
  press('Cancel schedule');
  await waitFor(() =>
    expect(callStaff).toHaveBeenLastCalledWith('POST /posts/:id/unpublish', {
      params: { id: 'p1' },
      body: { version: 4, scheduled: true },
    }),
  );
});

const bodyWithIssue = { values: { ...post.values, body: 'See [this](/blog/later).' } };
const issue = { line: 1, column: 5, message: 'Nothing is there.', advice: 'Publish it first.' };
const rejection = new ApiError(400, 'validation', 'Line 1', { body: 'Line 1' }, [issue]);
const findIssue = () => screen.findByRole('button', { name: 'Line 1, column 5' });
const getText = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });

test('a saved text that cannot be published still counts as saved', async () => {
  callStaff.mockRejectedValue(rejection);
  open(bodyWithIssue);
  press('Publish now');
  await findIssue();
  expect(screen.getByText('All changes saved')).toBeTruthy();
});

test('the error summary leads to the position in the Markdown', async () => {
  callStaff.mockRejectedValue(rejection);
  open(bodyWithIssue);
  press('Publish now');
  fireEvent.click(await screen.findByRole('link', { name: /^Line 1/ }));
  await waitFor(() => expect(document.activeElement).toBe(getText()));
  expect(getText().selectionStart).toBe(issue.column - 1);
});

test('shows what keeps a text from being published while it is saved', async () => {
  issues = [issue];
  const values = { ...post.values, body: '<script>' };
  open();
  press('Markdown');
  callStaff.mockResolvedValue({ ...post, values, version: 4 });
  fireEvent.change(getText(), { target: { value: values.body } });
  await autosave();
  expect(await findIssue()).toBeTruthy();
  expect(screen.getByText(/^Saved at/)).toBeTruthy();
});

test('a saved field shows what keeps it from being published', async () => {
  const values = { ...post.values, tags: 'care!' };
  open();
  callStaff.mockResolvedValue({ ...post, values, version: 4 });
  type(/^Tags/, values.tags);
  expect(screen.queryByText(/^Use only letters/)).toBeNull();
  await autosave();
  expect(screen.getByText(/^Use only letters/)).toBeTruthy();
});

test.each([
  ['published', ['Unpublish', 'Unpublish post'], {}, /^Unpublished\./],
  ['scheduled', ['Cancel schedule'], { scheduled: true }, 'Schedule canceled.'],
] as const)(
  'a %s post can be unpublished while its text can’t be saved',
  async (state, buttons, body, message) => {
    const off = { ...post, state: state === 'published' ? 'unpublished' : 'draft', version: 4 };
    callStaff.mockImplementation((call: string) =>
      call === 'POST /posts/:id/unpublish' ? Promise.resolve(off) : Promise.reject(rejection),
    );
    open({ state, publishedFrom: at, publishedSlug: 'now' });
    press('Markdown');
    fireEvent.change(getText(), { target: { value: '<script>' } });
    buttons.forEach(press);
    await screen.findByText(message);
    expect(callStaff).toHaveBeenCalledWith('POST /posts/:id/unpublish', {
      params: { id: 'p1' },
      body: { version: 3, ...body },
    });
    expect(getText().value).toBe('<script>');
    await autosave();
    expect(screen.getByText('Not saved. Fix the errors below.')).toBeTruthy();
  },
);
