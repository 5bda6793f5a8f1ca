import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormDraft } from '../hooks/session/form-draft';
import { StaffContext, type Staff } from '../hooks/session/use-staff';
import { LeftPosts } from './unsaved-drafts';
import { samplePost } from './testing/sample-post';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const bathing = (id: string) => samplePost({ title: 'Bathing' }, { id });

test('the list names the posts with text that is not saved, until it is, and no other form', () => {
  const forms = new Map<string, FormDraft>([
    ['post:p1', { of: 'post', values: { body: 'Hello' }, base: bathing('p1') }],
    ['post:p2', { of: 'post', values: { title: '' }, base: bathing('p2') }],
    ['job:new', { of: 'fields', values: { title: 'Aide' }, base: null }],
  ]);
  render(
    <StaffContext.Provider value={{ forms } as unknown as Staff}>
      <LeftPosts linkOf={(id) => `/posts?post=${id}`} />
    </StaffContext.Provider>,
  );
  const links = () => screen.queryAllByRole('link').map((link) => link.outerHTML);
  expect(links()).toEqual([]);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(links()).toEqual([
    '<a href="/posts?post=p1">Bathing</a>',
    '<a href="/posts?post=p2">Without a title</a>',
  ]);
  forms.clear();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('status').textContent).toBe('');
});
