import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftStore } from '../drafts/draft-store';
import { StaffContext, type Staff } from '../hooks/use-staff';
import { openPostDraft } from './post-draft';
import { samplePost } from './testing/sample-post';
import { UnsavedDrafts } from './unsaved-drafts';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('lists the posts with unsaved text until they are saved, and no other forms', () => {
  const drafts = DraftStore.inMemory();
  const post = samplePost({ title: 'Bathing' });
  openPostDraft(post, drafts).set('body', 'Hello');
  openPostDraft({ ...post, id: 'p2' }, drafts).set('title', '');
  openPostDraft({ ...post, id: 'p3' }, drafts);
  drafts.open('job:new').set({ title: 'Aide' });
  render(
    <StaffContext.Provider value={{ drafts } as Staff}>
      <UnsavedDrafts getPostUrl={(id) => `/posts?post=${id}`} />
    </StaffContext.Provider>,
  );
  const links = () => screen.queryAllByRole('link').map((link) => link.outerHTML);
  expect(links()).toEqual([]);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(links()).toEqual([
    '<a href="/posts?post=p1">Bathing</a>',
    '<a href="/posts?post=p2">Untitled</a>',
  ]);
  drafts.clear();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('status').textContent).toBe('');
});
