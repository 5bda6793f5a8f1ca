import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SWRConfig, type State } from 'swr';
import { ApiError } from '../../browser/api/api-client';
import { facts } from '../../shared/facts';
import { DraftStore } from '../drafts/draft-store';
import { StaffContext, type Staff } from '../hooks/use-staff';
import { PostDetailPage } from './detail';
import { openPostDraft } from './post-draft';
import { samplePost } from './testing/sample-post';

vi.mock('./editor/post-editor', () => ({
  PostEditor: (props: { post: { values: { title: string } }; isDeleted: boolean }) => (
    <p>
      {props.post.values.title} {props.isDeleted && 'is deleted'}
    </p>
  ),
}));
vi.mock('../api/staff-client', () => ({ callStaff: vi.fn() }));

let cache: Map<string, State>;
let drafts: DraftStore;
beforeEach(() => {
  cache = new Map();
  drafts = DraftStore.inMemory();
});

const open = (fetchPost: () => Promise<unknown>) =>
  render(
    <StaffContext.Provider value={{ drafts } as Staff}>
      <SWRConfig value={{ provider: () => cache, fetcher: fetchPost, dedupingInterval: 0 }}>
        <PostDetailPage
          id="p1"
          backUrl="/"
          getPostUrl={() => '/'}
          isNew={false}
          takesFocus={false}
          onChanged={() => undefined}
        />
      </SWRConfig>
    </StaffContext.Provider>,
  );
const notFound = () => Promise.reject(new ApiError(404, 'not_found', 'Not found'));
const keepUnsavedText = () => {
  openPostDraft(samplePost({ title: 'Bathing' }), drafts).set('body', 'Hello');
};

test('a post that is opened again is fetched again', async () => {
  open(() => Promise.resolve(samplePost({ title: 'Old' })));
  await screen.findByText('Old');
  cleanup();
  open(() => Promise.resolve(samplePost({ title: 'Newer' })));
  await screen.findByText('Newer');
});

test('an open post shows what a colleague changes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const titles = ['Old', 'Newer'];
    open(() => Promise.resolve(samplePost({ title: titles.shift() ?? 'Newer' })));
    await screen.findByText('Old');
    await act(() => vi.advanceTimersByTimeAsync(facts.pollInterval));
    expect(await screen.findByText('Newer')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

test('a deleted post opens if it has unsaved text', async () => {
  keepUnsavedText();
  open(notFound);
  expect(await screen.findByText('Bathing is deleted')).toBeTruthy();
});

test('a post with unsaved text does not open before its current version has loaded', async () => {
  keepUnsavedText();
  let respond: (post: unknown) => void = () => undefined;
  open(() => new Promise((resolve) => (respond = resolve)));
  expect(screen.queryByText(/Bathing/)).toBeNull();
  respond(samplePost({ title: 'Newer' }));
  expect(await screen.findByText('Newer')).toBeTruthy();
});
