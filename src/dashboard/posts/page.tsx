import { Suspense, useState } from 'react';
import { createLazyComponent } from '../../ui/loading/lazy-component';
import { Spinner } from '../../ui/loading/spinner';
import { useListPage } from '../api/swr-hooks';
import { ScreenBody, type ScreenProps } from '../components/screen';
import { useIsOpenedByUser, useRestoreRowFocus } from '../hooks/list/row-focus';
import { useListState } from '../hooks/list/use-list-state';
import { PostList, postsParams } from './list';

const PostDetailPage = createLazyComponent(() =>
  import('./detail').then(({ PostDetailPage }) => PostDetailPage),
);

export function PostsPage({ screen, location }: ScreenProps) {
  const list = useListState(location, screen.path, postsParams);
  const { state } = list;
  const page = useListPage('GET /posts', list.input);
  useRestoreRowFocus('post', state.post);
  const isOpenedByUser = useIsOpenedByUser(state.post);
  const [created, setCreated] = useState<string | null>(null);
  const isNew = state.post === created;
  return (
    <ScreenBody>
      {state.post === null ? (
        <PostList screen={screen} list={list} page={page} onCreated={setCreated} />
      ) : (
        <Suspense fallback={<Spinner label="Loading the post…" />}>
          <PostDetailPage
            key={state.post}
            id={state.post}
            backUrl={list.getUrl({ post: null })}
            getPostUrl={(id) => list.getUrl({ post: id })}
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
