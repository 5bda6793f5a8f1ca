import { navigate } from 'gatsby';
import { FilePlus2, FileSearch, FileText } from 'lucide-react';
import { postStates, type PostState } from '../../../contract/posts/constants';
import type { PostsResponse } from '../../../contract/posts/schema';
import { formatNumber } from '../../../contract/shared/text/format-number';
import { Button } from '../../ui/buttons/button';
import { useKeyOf } from '../api/use-idempotency-key';
import type { ListPage } from '../api/use-list-page';
import { FilterOrAll } from '../components/filter/optional-filter';
import { FilterRegion } from '../components/filter/region-filter';
import { NoMatch } from '../components/list/empty-state';
import { ListBar } from '../components/list/list-toolbar';
import { PagedList } from '../components/list/paged-list';
import { PublishingLine } from '../components/publishing/publishing-status';
import { PageHeader } from '../components/screen/page-header';
import type { ScreenProps } from '../components/screen/screen-props';
import { FaultLine } from '../components/status/error-message';
import { Notice } from '../components/status/notice';
import { useKeys } from '../hooks/keyboard/use-shortcuts';
import type { useListState } from '../hooks/list/use-list-state';
import { useAct } from '../hooks/use-async-action';
import { useStillHere } from '../hooks/use-is-mounted';
import { createPost } from './api';
import { postColumns } from './columns';
import { postsParams, type PostsParams } from './params';
import { UnsavedDrafts } from './unsaved-drafts';
import { useRowShortcuts } from './use-row-shortcuts';

type PostListProps = {
  screen: ScreenProps['screen'];
  listState: ReturnType<typeof useListState<PostsParams>>;
  page: ListPage<PostsResponse>;
  onCreated: (id: string) => void;
};

/** The posts with search, filters, sorting, and export, and the button that creates one. */
export function PostList({ screen, listState, page, onCreated }: PostListProps) {
  const { state } = listState;
  const { data } = page;
  const creation = useAct();
  const getKeyHeaders = useKeyOf();
  const isMounted = useStillHere();
  const create = () =>
    void creation.act(async () => {
      const { id } = await createPost(getKeyHeaders('new'));
      if (!isMounted()) return;
      onCreated(id);
      void navigate(listState.addressOf({ post: id }));
    });
  useRowShortcuts();
  useKeys({ n: { words: 'Write a post', act: create } });

  return (
    <>
      <PageHeader title={screen.label} lead="Articles for the public site.">
        <Button busy={creation.busy} onClick={create}>
          <FilePlus2 size={18} aria-hidden /> New post
        </Button>
      </PageHeader>
      <UnsavedDrafts getPostUrl={(id) => listState.addressOf({ post: id })} />
      <PublishingLine changes={data} onlyNews />
      <ListBar
        search={{
          id: 'posts-search',
          label: 'Search posts',
          placeholder: 'Title, address, author, or tag',
        }}
        at={listState}
        exported={postsParams.exported('/posts/export', state)}
      >
        <FilterOrAll
          label="Status"
          all="All"
          choices={getStatusChoices(data)}
          value={state.state}
          onValue={(value) => listState.change({ state: value })}
        />
        <FilterRegion value={state.region} onValue={(region) => listState.change({ region })} />
        <FilterOrAll
          label="Tag"
          all="All tags"
          choices={Object.fromEntries((data?.tags ?? []).map((tag) => [tag, tag]))}
          value={state.tag}
          onValue={(tag) => listState.change({ tag })}
        />
      </ListBar>
      {creation.fault !== null && <FaultLine>{creation.fault}</FaultLine>}
      <PagedList
        page={page}
        at={listState}
        caption="Posts"
        one="post"
        many="posts"
        columns={postColumns}
        linkOf={({ id }) => listState.addressOf({ post: id })}
        noneYet={
          <Notice icon={FileText} title="No posts yet">
            <p>Write the first one. It stays a draft until you publish it.</p>
          </Notice>
        }
        noMatch={() => <NoMatch icon={FileSearch} title="No posts found" all={screen.path} />}
      />
    </>
  );
}

/** The statuses, with the number of posts in each. */
function getStatusChoices(data: PostsResponse | undefined): Record<PostState, string> {
  const choices = Object.entries(postStates).map(([id, label]) => [
    id,
    data ? `${label} (${formatNumber(data.counts[id as PostState])})` : label,
  ]);
  return Object.fromEntries(choices) as Record<PostState, string>;
}
