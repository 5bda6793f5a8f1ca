import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SWRConfig, type State } from 'swr';
import { ApiError } from '../../lib/api/api-client';
import { StaffContext, type Staff } from '../hooks/session/use-staff';
import { samplePost } from './testing/sample-post';
import { PostPage } from './detail';

vi.mock('./editor/post-editor', () => ({
  Writing: (props: { post: { values: { title: string } }; isMissing: boolean }) => (
    <p>
      {props.post.values.title} {props.isMissing && 'is gone'}
    </p>
  ),
}));
vi.mock('../api/staff-client', () => ({ callStaff: vi.fn() }));
afterEach(cleanup);

let cache: Map<string, State>;
let forms: Staff['forms'];
beforeEach(() => {
  cache = new Map();
  forms = new Map();
});
const gone = () => Promise.reject(new ApiError(404, 'not_found', 'There is nothing here.'));

/** Opens the post in a session that goes on. */
const open = (answer: () => Promise<unknown>) =>
  render(
    <StaffContext.Provider value={{ forms } as unknown as Staff}>
      <SWRConfig value={{ provider: () => cache, fetcher: answer, dedupingInterval: 0 }}>
        <PostPage
          id="p1"
          back="/"
          linkOf={() => '/'}
          isNew={false}
          takesFocus={false}
          onChanged={() => undefined}
        />
      </SWRConfig>
    </StaffContext.Provider>,
  );

/** Something was written in the post and left there. */
const leaveText = () => {
  const base = samplePost({ title: 'Bathing' });
  forms.set('post:p1', { of: 'post', values: { body: 'Hello' }, base });
};

test('a post that is opened again is asked for anew, and is given as it stands then, or as one that is gone', async () => {
  open(() => Promise.resolve(samplePost({ title: 'Old' })));
  await screen.findByText('Old');
  cleanup();
  open(() => Promise.resolve(samplePost({ title: 'Newer' })));
  screen.getByText('Old');
  await screen.findByText('Newer');
  cleanup();
  open(gone);
  expect(await screen.findByText('Newer is gone')).toBeTruthy();
});

test('what was left in a post that has been thrown away since can be opened, also where the post was forgotten', async () => {
  leaveText();
  open(gone);
  expect(await screen.findByText('Bathing is gone')).toBeTruthy();
});

test('a post in which something was left is opened as it stands now, never as it stood then', async () => {
  leaveText();
  let answer: (post: unknown) => void = () => undefined;
  open(() => new Promise((resolve) => (answer = resolve)));
  expect(screen.queryByText(/Bathing/)).toBeNull();
  answer(samplePost({ title: 'Newer' }));
  expect(await screen.findByText('Newer')).toBeTruthy();
});
