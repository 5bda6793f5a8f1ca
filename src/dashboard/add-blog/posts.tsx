import { Suspense, useState } from 'react';
import { navigate } from 'gatsby';
import { FilePlus2, FileSearch, FileText } from 'lucide-react';
import { grouped } from '../../../contract/grouped';
import { postStates, type PostState } from '../../../contract/post-words';
import type { PostsAnswer } from '../../../contract/posts';
import { Button } from '../../ui/button';
import { lazyPart } from '../../ui/lazy-part';
import { Spinner } from '../../ui/spinner';
import { holdLetters } from '../parts/keys/hold-letters';
import { useKeys } from '../parts/keys/use-keys';
import { FilterRegion } from '../parts/list/filter-region';
import { FilterOrAll } from '../parts/list/filter-or-all';
import { ListBar } from '../parts/list/list-bar';
import { NoMatch } from '../parts/list/no-match';
import { rowOfParameter } from '../parts/list/open-row';
import { PagedList } from '../parts/list/paged-list';
import { useListPage, type ListPage } from '../parts/list/use-list-page';
import { useListState } from '../parts/list/use-list-state';
import { useRowKeys } from '../parts/list/use-row-keys';
import { Notice } from '../parts/notice';
import { PageHeader } from '../parts/page-header';
import { PublishingLine } from '../parts/publishing/publishing-line';
import { ScreenBody } from '../parts/screen-body';
import type { ScreenProps } from '../parts/screen-props';
import { useIsChosen } from '../parts/use-is-chosen';
import { useReturnToRow } from '../parts/use-return-to-row';
import { useAct } from '../parts/use-act';
import { useKeyOf } from '../parts/use-key-of';
import { useStillHere } from '../parts/use-still-here';
import { LeftPosts } from './left-posts';
import { beginPost } from './post-calls';
import { postColumns } from './post-columns';
import { postsAddress, type PostsState } from './posts-address';
import { FaultLine } from '../parts/fault-line';

const PostPage = lazyPart(() => import('./post-page').then(({ PostPage }) => PostPage));

/** What the screen asks for first. */
export const askOfPosts = ({ location }: ScreenProps) =>
  postsAddress.keyOf('/posts', postsAddress.read(location.search));

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
      // What is typed at once is its title (writing.tsx gives that the focus).
      const release = holdLetters((field) => field.id === 'post-title');
      try {
        const { id } = await beginPost(keyOf('new'));
        if (!isHere()) return release();
        onBegun(id);
        void navigate(addressOf({ post: id }));
      } catch (error) {
        release();
        throw error;
      }
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
