import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SWRConfig } from 'swr';
import { ApiError } from '../../../lib/api/api-client';
import { StaffContext, type Staff } from '../../hooks/session/use-staff';
import { ImageUrlProvider } from '../images/image-urls';
import { samplePost } from '../sample-post';
import { PostEditor } from './post-editor';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff, fetchStaffFile: vi.fn() }));
vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('../../components/detail/presence-indicator', () => ({ PresenceIndicator: () => null }));
vi.mock('../preview/preview', () => ({ Preview: () => null }));
// The real editor needs layout, which jsdom lacks: these tests write Markdown.
vi.mock('../rich-text/rich-text', () => ({ RichText: () => null }));

const post = samplePost({ title: 'Now', slug: 'now', body: 'See [this](/blog/later).' });
const issue = { line: 1, column: 5, problem: 'Nothing is there.', advice: 'Publish it first.' };
const rejection = new ApiError(400, 'validation', 'Line 1', { body: 'Line 1' }, [issue]);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  callStaff.mockReset();
  callStaff.mockRejectedValue(rejection);
});
afterEach(() => {
  vi.useRealTimers();
});

function open(known = post) {
  const user = { email: 'ann@agency.example' };
  const staff = { forms: new Map(), user, hasEnded: () => false } as Staff;
  render(
    <SWRConfig value={{ provider: () => new Map(), fetcher: () => new Promise(() => undefined) }}>
      <StaffContext.Provider value={staff}>
        <ImageUrlProvider>
          <PostEditor
            post={known}
            back="/"
            getPostUrl={(id) => `/?post=${id}`}
            isNew={false}
            takesFocus={false}
            isMissing={false}
            onSaved={() => undefined}
            onRemoved={() => undefined}
          />
        </ImageUrlProvider>
      </StaffContext.Provider>
    </SWRConfig>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
function write(value: string) {
  press('Markdown');
  fireEvent.change(text(), { target: { value } });
}
const findIssue = () => screen.findByRole('button', { name: 'Line 1, column 5' });

test('a saved text that cannot be published still counts as saved', async () => {
  open();
  press('Publish now');
  await findIssue();
  expect(screen.getByText('All changes saved')).toBeTruthy();
});

test('the error summary leads to the position in the Markdown', async () => {
  open();
  press('Publish now');
  fireEvent.click(await screen.findByRole('link', { name: /^Line 1/ }));
  const markdown = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await waitFor(() => expect(document.activeElement).toBe(markdown));
  expect(markdown.selectionStart).toBe(issue.column - 1);
});

test.each([
  ['published', ['Unpublish', 'Unpublish post'], {}, /^Unpublished\. It leaves/],
  ['scheduled', ['Cancel schedule'], { scheduled: true }, 'Schedule canceled.'],
] as const)(
  'a %s post can be unpublished while its text is rejected',
  async (state, buttons, body, message) => {
    const known = { ...post, state, liveFrom: post.changedAt, liveSlug: 'now' };
    const off = { ...post, state: state === 'published' ? 'unpublished' : 'draft', version: 4 };
    callStaff.mockImplementation((path: string) =>
      path.endsWith('/unpublish') ? Promise.resolve(off) : Promise.reject(rejection),
    );
    open(known);
    write('<script>');
    buttons.forEach(press);
    await screen.findByText(message);
    expect(callStaff).toHaveBeenCalledWith('/posts/p1/unpublish', {
      method: 'POST',
      body: { version: 3, ...body },
    });
    expect(text().value).toBe('<script>');
    expect(await findIssue()).toBeTruthy();
    expect(screen.getByText('Not saved. Fix the errors below.')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('Not saved. Fix the errors below.')).toBeTruthy();
  },
);
