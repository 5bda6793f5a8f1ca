import { Suspense, useState } from 'react';
import { navigate } from 'gatsby';
import { FilePlus2, FileSearch, FileText } from 'lucide-react';
import { grouped } from '../../../contract/shared/text/format-number';
import { postStates, type PostState } from '../../../contract/posts/constants';
import type { PostsAnswer } from '../../../contract/posts/schema';
import { Button } from '../../ui/buttons/button';
import { lazyPart } from '../../ui/loading/lazy-with-error';
import { Spinner } from '../../ui/loading/spinner';
import { useKeys } from '../hooks/keyboard/use-shortcuts';
import { FilterRegion } from '../components/filter/region-filter';
import { FilterOrAll } from '../components/filter/optional-filter';
import { ListBar } from '../components/list/list-toolbar';
import { NoMatch } from '../components/list/empty-state';
import { rowOfParameter } from '../hooks/list/row-links';
import { PagedList } from '../components/list/paged-list';
import { useListPage, type ListPage } from '../api/use-list-page';
import { useListState } from '../hooks/list/use-list-state';
import { useRowKeys } from './use-row-shortcuts';
import { Notice } from '../components/status/notice';
import { PageHeader } from '../components/screen/page-header';
import { PublishingLine } from '../components/publishing/publishing-status';
import { ScreenBody } from '../components/screen/screen-body';
import type { ScreenProps } from '../components/screen/screen-props';
import { useIsChosen, useReturnToRow } from '../hooks/focus/use-detail-focus';
import { useAct } from '../hooks/use-async-action';
import { useKeyOf } from '../api/use-idempotency-key';
import { useStillHere } from '../hooks/use-is-mounted';
import { LeftPosts } from './unsaved-drafts';
import { beginPost } from './api';
import { postColumns } from './columns';
import { postsAddress, type PostsState } from './params';
import { FaultLine } from '../components/status/error-message';

const PostPage = lazyPart(() => import('./detail').then(({ PostPage }) => PostPage));

/** The posts of the blog: the list, or the one that is written. Which one is in the address. */
export function Posts({ screen, location }: ScreenProps) {
  const at = useListState(location, screen.path, postsAddress);
  const { state, addressOf } = at;
  const page = useListPage<PostsAnswer>(postsAddress.keyOf('/posts', state));
  useReturnToRow(state.post, rowOf);
  /** The post that was begun here last. */
  const [begun, setBegun] = useState<string | null>(null);
  const isChosen = useIsChosen(state.post);
  if (state.post === null) {
    return (
      <ScreenBody>
        <List {...{ screen, at, page }} onBegun={setBegun} />
      </ScreenBody>
    );
  }
  return (
    <ScreenBody>
      <Suspense fallback={<Spinner label="Opening the post" />}>
        <PostPage
          key={state.post}
          id={state.post}
          back={addressOf({ post: null })}
          linkOf={(id) => addressOf({ post: id })}
          isNew={state.post === begun}
          // What is begun here has it in its title.
          takesFocus={isChosen && state.post !== begun}
          onChanged={() => void page.mutate()}
        />
      </Suspense>
    </ScreenBody>
  );
}

const rowOf = (id: string) => rowOfParameter('post', id);

type ListProps = {
  screen: ScreenProps['screen'];
  at: ReturnType<typeof useListState<PostsState>>;
  page: ListPage<PostsAnswer>;
  onBegun: (id: string) => void;
};

function List({ screen, at, page, onBegun }: ListProps) {
  const { state, addressOf, change } = at;
  const { data } = page;
  const { act, busy, fault } = useAct();
  const keyOf = useKeyOf();
  const isHere = useStillHere();
  const begin = () =>
    act(async () => {
      const { id } = await beginPost(keyOf('new'));
      if (!isHere()) return;
      onBegun(id);
      void navigate(addressOf({ post: id }));
    });
  useRowKeys('post');
  useKeys({ n: { words: 'Write a post', act: () => void begin() } });

  return (
    <>
      <PageHeader title={screen.label} lead="Articles for the public site, written here.">
        <Button busy={busy} onClick={() => void begin()}>
          <FilePlus2 size={18} aria-hidden /> New post
        </Button>
      </PageHeader>
      <LeftPosts linkOf={(id) => addressOf({ post: id })} />
      <PublishingLine changes={data} onlyNews />
      <ListBar
        search={{
          id: 'posts-search',
          label: 'Search posts',
          placeholder: 'Title, address, author or tag',
        }}
        at={at}
        exported={postsAddress.exported('/posts/export', state)}
      >
        <FilterOrAll
          label="Status"
          all="All"
          choices={stateChoices(data)}
          value={state.state}
          onValue={(value) => change({ state: value })}
        />
        <FilterRegion value={state.region} onValue={(region) => change({ region })} />
        <FilterOrAll
          label="Tag"
          all="All tags"
          choices={Object.fromEntries((data?.tags ?? []).map((tag) => [tag, tag]))}
          value={state.tag}
          onValue={(tag) => change({ tag })}
        />
      </ListBar>
      {fault !== null && <FaultLine>{fault}</FaultLine>}
      <PagedList
        {...{ page, at }}
        caption="Posts"
        one="post"
        many="posts"
        columns={postColumns}
        linkOf={({ id }) => addressOf({ post: id })}
        noneYet={
          <Notice icon={FileText} title="No post has been written yet">
            <p>Begin one: it is a draft until you publish it.</p>
          </Notice>
        }
        noMatch={() => <NoMatch icon={FileSearch} title="No post matches" all={screen.path} />}
      />
    </>
  );
}

/** The states, with how many posts there are of each. */
function stateChoices(data: PostsAnswer | undefined): Record<PostState, string> {
  const states = Object.entries(postStates).map(([id, words]) => [
    id,
    data ? `${words} (${grouped(data.counts[id as PostState])})` : words,
  ]);
  return Object.fromEntries(states) as Record<PostState, string>;
}
