import { Suspense, useState } from 'react';
import { createLazyComponent } from '../../ui/loading/lazy-component';
import { Spinner } from '../../ui/loading/spinner';
import { useListPage } from '../api/swr-hooks';
import { ScreenBody, type ScreenProps } from '../components/screen';
import { useIsOpenedByUser, useRestoreRowFocus } from '../hooks/list/row-focus';
import { findRowOrFirst } from '../hooks/list/row-links';
import { useListState } from '../hooks/list/use-list-state';
import { PostList } from './list';
import { postsParams } from './params';

const PostDetailPage = createLazyComponent(() =>
  import('./detail').then(({ PostDetailPage }) => PostDetailPage),
);

const findRow = (id: string) => findRowOrFirst('post', id);

/** The list of posts, or the editor of one. */
export function PostsPage({ screen, location }: ScreenProps) {
  const listState = useListState(location, screen.path, postsParams);
  const { state } = listState;
  const page = useListPage('GET /posts', postsParams.toInput(state));
  useRestoreRowFocus(state.post, findRow);
  const isOpenedByUser = useIsOpenedByUser(state.post);
  const [created, setCreated] = useState<string | null>(null);
  const isNew = state.post === created;
  return (
    <ScreenBody>
      {state.post === null ? (
        <PostList screen={screen} listState={listState} page={page} onCreated={setCreated} />
      ) : (
        <Suspense fallback={<Spinner label="Loading the post…" />}>
          <PostDetailPage
            key={state.post}
            id={state.post}
            backUrl={listState.getUrl({ post: null })}
            getPostUrl={(id) => listState.getUrl({ post: id })}
            isNew={isNew}
            // A new post focuses its title field instead.
            takesFocus={isOpenedByUser && !isNew}
            onChanged={() => void page.mutate()}
          />
        </Suspense>
      )}
    </ScreenBody>
  );
}
