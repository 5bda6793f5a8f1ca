// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SWRConfig, type State } from 'swr';
import { ApiError } from '../../lib/api';
import { PostPage } from './post-page';

vi.mock('./writing', () => ({
  Writing: ({ post, isMissing }: { post: { title: string }; isMissing: boolean }) => (
    <p>
      {post.title} {isMissing && 'is gone'}
    </p>
  ),
}));
vi.mock('../parts/staff-call', () => ({ callStaff: vi.fn() }));
afterEach(cleanup);

const cache = new Map<string, State>();
/** Opens the post in a session that goes on. */
const open = (answer: () => Promise<unknown>) =>
  render(
    <SWRConfig value={{ provider: () => cache, fetcher: answer, dedupingInterval: 0 }}>
      <PostPage id="p1" back="/" linkOf={() => '/'} isNew={false} onChanged={() => undefined} />
    </SWRConfig>,
  );

test('a post that is opened again is asked for anew, and is given as it stands then, or as one that is gone', async () => {
  open(() => Promise.resolve({ id: 'p1', title: 'Old' }));
  await screen.findByText('Old');
  cleanup();
  open(() => Promise.resolve({ id: 'p1', title: 'Newer' }));
  screen.getByText('Old');
  await screen.findByText('Newer');
  cleanup();
  open(() => Promise.reject(new ApiError(404, 'not_found', 'There is nothing here.')));
  expect(await screen.findByText('Newer is gone')).toBeTruthy();
});
