import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SWRConfig } from 'swr';
import { ApiError } from '../../../lib/api/api-client';
import { StaffContext, type Staff } from '../../hooks/session/use-staff';
import { OwnPictures } from '../images/image-urls';
import { samplePost } from '../testing/sample-post';
import { Writing } from './post-editor';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff, fetchStaffFile: vi.fn() }));
vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('../../components/detail/presence-indicator', () => ({ AlsoHere: () => null }));
vi.mock('../preview/preview', () => ({ Preview: () => null }));
// The editor measures and selects, which jsdom cannot: its source is all that these tests write in.
vi.mock('../rich-text/rich-text', () => ({ RichText: () => null }));

const post = samplePost({ title: 'Now', slug: 'now', body: 'See [this](/blog/later).' });
const fault = { line: 1, column: 5, problem: 'Nothing is there.', advice: 'Publish it first.' };
const refused = new ApiError(400, 'validation', 'Line 1', { body: 'Line 1' }, [fault]);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  callStaff.mockReset();
  callStaff.mockRejectedValue(refused);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(known = post) {
  const user = { email: 'ann@agency.example' };
  const staff = { forms: new Map(), user, hasEnded: () => false } as unknown as Staff;
  render(
    <SWRConfig value={{ provider: () => new Map(), fetcher: () => new Promise(() => undefined) }}>
      <StaffContext.Provider value={staff}>
        <OwnPictures>
          <Writing
            post={known}
            back="/"
            linkOf={(id) => `/?post=${id}`}
            isNew={false}
            takesFocus={false}
            isMissing={false}
            onSaved={() => undefined}
            onFetch={() => Promise.resolve(known)}
            onGone={() => undefined}
          />
        </OwnPictures>
      </StaffContext.Provider>
    </SWRConfig>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
function write(value: string) {
  press('Write as source');
  fireEvent.change(text(), { target: { value } });
}

const place = () => screen.findByRole('button', { name: 'Line 1, column 5' });
const head = async () => (await place()).closest('[role="alert"]')?.querySelector('p')?.textContent;

test('a saved text that publishing refuses is not called unsaved', async () => {
  open();
  press('Publish now');
  expect(await head()).toBe('The text is saved. Fix these errors before you publish it:');
  expect(screen.getByText('Everything is saved')).toBeTruthy();
});

test('the link of the summary puts the cursor at the place in the source that it names', async () => {
  open();
  press('Publish now');
  fireEvent.click(await screen.findByRole('link', { name: /^Line 1/ }));
  const source = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await waitFor(() => expect(document.activeElement).toBe(source));
  expect(source.selectionStart).toBe(fault.column - 1);
});

test('what is missing is told with the text that is refused, each with a way to its place', async () => {
  open();
  write('<script>');
  press('Publish now');
  const summary = (await screen.findByRole('link', { name: 'Enter the author' })).closest('ul');
  const links = [...(summary?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#post-excerpt',
    '#post-author',
    '#post-tags',
    '#post-body',
  ]);
  expect(screen.getByRole('link', { name: /^Line 1/ })).toBeTruthy();
  expect(callStaff.mock.calls.every(([path]) => path === '/posts/p1')).toBe(true);
});

test('a text that is refused at save says that it is not saved', async () => {
  open();
  write('<script>');
  // Longer than a draft waits before it saves itself.
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(await head()).toBe('The text is not saved. Fix these errors:');
});

test.each([
  [
    'published',
    ['Unpublish', 'Take it off'],
    {},
    'It is unpublished; the site follows once its host has built it.',
  ],
  ['scheduled', ['Do not publish'], { scheduled: true }, 'It is out of the schedule.'],
] as const)(
  'a text that is refused keeps no %s post where it is, and stays written, with its fault',
  async (state, buttons, asked, words) => {
    const known = { ...post, state, liveFrom: post.changedAt, liveSlug: 'now' };
    const off = { ...post, state: state === 'published' ? 'unpublished' : 'draft', version: 4 };
    callStaff.mockImplementation((path: string) =>
      path.endsWith('/unpublish') ? Promise.resolve(off) : Promise.reject(refused),
    );
    open(known);
    write('<script>');
    buttons.forEach(press);
    await screen.findByText(words);
    expect(callStaff).toHaveBeenCalledWith('/posts/p1/unpublish', {
      method: 'POST',
      body: { version: 3, ...asked },
    });
    expect(text().value).toBe('<script>');
    expect(await head()).toBe('The text is not saved. Fix these errors:');
    expect(screen.queryByText('Everything is saved')).toBeNull();
  },
);
