import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StaffContext, type Staff } from '../hooks/use-staff';
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
  const base = samplePost({ title: 'Bathing' });
  const forms: Staff['forms'] = new Map();
  forms.set('post:p1', { kind: 'post', values: { body: 'Hello' }, base });
  forms.set('post:p2', { kind: 'post', values: { title: '' }, base: { ...base, id: 'p2' } });
  forms.set('job:new', { kind: 'fields', values: { title: 'Aide' }, base: null });
  render(
    <StaffContext.Provider value={{ forms } as Staff}>
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
  forms.clear();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('status').textContent).toBe('');
});
