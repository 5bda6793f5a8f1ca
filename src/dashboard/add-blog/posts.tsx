import { lazy, Suspense, useState } from 'react';
import { css } from '@emotion/react';
import { Link, navigate } from 'gatsby';
import { FilePlus2, FileSearch, FileText } from 'lucide-react';
import useSWR from 'swr';
import { postStates, type PostState } from '../../../contract/post-words';
import type { Post, PostsAnswer } from '../../../contract/posts';
import { regionIds } from '../../../contract/regions';
import { facts } from '../../site/facts';
import { color } from '../../theme/color';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { buttonStyle } from '../../ui/button-style';
import { NotLoaded } from '../../ui/not-loaded';
import { Spinner } from '../../ui/spinner';
import { faultWords } from '../parts/fault-words';
import { useKeys } from '../parts/keys/use-keys';
import { DataTable, type Column } from '../parts/list/data-table';
import { FilterRegion } from '../parts/list/filter-region';
import { FilterSelect } from '../parts/list/filter-select';
import { ListBar } from '../parts/list/list-bar';
import { ListBody } from '../parts/list/list-body';
import { ListCount } from '../parts/list/list-count';
import { Pager } from '../parts/list/pager';
import { useLastPage } from '../parts/list/use-last-page';
import { useListState } from '../parts/list/use-list-state';
import { Notice } from '../parts/notice';
import { PageHeader } from '../parts/page-header';
import { regionName } from '../parts/region-name';
import { ScreenBody } from '../parts/screen-body';
import type { ScreenProps } from '../parts/screen-props';
import { dateWords } from '../parts/time/day-words';
import { TimeAgo } from '../parts/time/time-ago';
import { beginPost } from './post-calls';
import { askedOf, postsAddress, type PostsState } from './posts-address';

const PostPage = lazy(() =>
  import('./post-page').then(
    (module) => ({ default: module.PostPage }),
    () => ({ default: NotLoaded }),
  ),
);

/** The posts of the blog: the list, or the one that is written. Which one is in the address. */
export function Posts({ screen, location }: ScreenProps) {
  const { state, addressOf, change } = useListState(location, screen.path, postsAddress);
  const call = postsAddress.write('/posts', askedOf(state));
  const { data, error, isLoading, mutate } = useSWR<PostsAnswer>(
    state.query === '' ? call : [call, state.query],
    { refreshInterval: facts.pollEvery, keepPreviousData: true },
  );
  if (state.post !== null) {
    return (
      <ScreenBody>
        <Suspense fallback={<Spinner label="Opening the post" />}>
          <PostPage
            key={state.post}
            id={state.post}
            back={addressOf({ post: null })}
            onChanged={() => void mutate()}
          />
        </Suspense>
      </ScreenBody>
    );
  }
  return (
    <ScreenBody>
      <List
        {...{ state, data, error, isLoading, addressOf, change }}
        screen={screen}
        onRetry={() => mutate()}
      />
    </ScreenBody>
  );
}

type ListProps = {
  state: PostsState;
  data: PostsAnswer | undefined;
  error: unknown;
  isLoading: boolean;
  screen: ScreenProps['screen'];
  addressOf: (changes: Partial<PostsState>) => string;
  change: (changes: Partial<PostsState>) => void;
  onRetry: () => Promise<unknown>;
};

function List({ state, data, error, isLoading, screen, addressOf, change, onRetry }: ListProps) {
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useLastPage(
    { page: state.page, pageSize: data?.pageSize ?? 1, total: isLoading ? undefined : data?.total },
    (page) => change({ page }),
  );
  const begin = async () => {
    if (busy) return;
    setBusy(true);
    setFault(null);
    try {
      const { id } = await beginPost();
      void navigate(addressOf({ post: id }));
    } catch (problem) {
      setFault(faultWords(problem));
      setBusy(false);
    }
  };
  useKeys({ n: { words: 'Write a post', act: () => void begin() } });
  const all = data ? Object.values(data.counts).reduce((sum, count) => sum + count, 0) : 0;

  return (
    <>
      <PageHeader title={screen.label} lead="Articles for the public site, written here.">
        <Button busy={busy} onClick={() => void begin()}>
          <FilePlus2 size={18} aria-hidden /> New post
        </Button>
      </PageHeader>
      <ListBar
        search={{
          id: 'posts-search',
          label: 'Search posts',
          placeholder: 'Title, address, author or tag',
          query: state.query,
          onQuery: (query) => change({ query }),
        }}
        exported={{
          path: postsAddress.write('/posts/export', { ...askedOf(state), page: 1 }),
          search: state.query,
        }}
      >
        <FilterSelect
          label="State"
          choices={stateChoices(data)}
          value={state.state ?? ''}
          onValue={(value) => change({ state: value === '' ? null : value })}
        />
        <FilterRegion value={state.region} onValue={(region) => change({ region })} />
        <FilterSelect
          label="Tag"
          choices={
            Object.fromEntries([
              ['', 'All tags'],
              ...(data?.tags ?? []).map((tag) => [tag, tag]),
            ]) as Record<string, string>
          }
          value={state.tag ?? ''}
          onValue={(value) => change({ tag: value === '' ? null : value })}
        />
      </ListBar>
      {fault !== null && (
        <p role="alert" css={{ color: color.danger, fontWeight: 700 }}>
          {fault}
        </p>
      )}
      <ListBody data={data} error={error} onRetry={onRetry}>
        {({ items, total, pageSize }) => (
          <>
            <ListCount total={all === 0 ? null : total} one="post" many="posts" />
            {all === 0 ? (
              <Notice icon={FileText} title="No post has been written yet">
                <p>Begin one: it is a draft until you publish it.</p>
              </Notice>
            ) : total === 0 ? (
              <Notice icon={FileSearch} title="No post matches">
                <Link to={screen.path} replace css={buttonStyle('outline')}>
                  Show all
                </Link>
              </Notice>
            ) : (
              <DataTable
                caption="Posts"
                columns={columns}
                rows={items}
                keyOf={({ id }) => id}
                sort={{ by: state.sort, down: state.down, addressOf }}
                linkOf={({ id }) => addressOf({ post: id })}
                busy={isLoading}
              />
            )}
            <Pager
              page={state.page}
              pageSize={pageSize}
              total={total}
              addressOf={(page) => addressOf({ page })}
            />
          </>
        )}
      </ListBody>
    </>
  );
}

/** The states, with how many posts there are of each. */
function stateChoices(data: PostsAnswer | undefined): Record<PostState | '', string> {
  const states = Object.entries(postStates).map(([id, words]) => [
    id,
    data ? `${words} (${data.counts[id as PostState]})` : words,
  ]);
  return { '': 'All', ...Object.fromEntries(states) } as Record<PostState | '', string>;
}

const wrapStyle = css({ overflowWrap: 'anywhere', whiteSpace: 'normal', fontWeight: 700 });

const columns: Column<Post>[] = [
  {
    id: 'title',
    accessorKey: 'title',
    header: 'Title',
    meta: { isRowHeader: true },
    cell: ({ row }) => <span css={wrapStyle}>{row.original.title || 'Without a title'}</span>,
  },
  {
    id: 'state',
    accessorKey: 'state',
    header: 'State',
    cell: ({ row: { original } }) => (
      <>
        <Badge tone="plain">{postStates[original.state]}</Badge>
        {original.hasChanges && ' with changes'}
      </>
    ),
  },
  { id: 'author', accessorKey: 'author', header: 'Author' },
  {
    id: 'region',
    header: 'Region',
    cell: ({ row }) => {
      const id = regionIds.find((one) => one === row.original.region);
      return id === undefined ? 'All' : regionName(id);
    },
  },
  {
    id: 'date',
    accessorKey: 'date',
    header: 'Date',
    cell: ({ row }) => (row.original.date === '' ? '' : dateWords(row.original.date)),
  },
  {
    id: 'changed',
    accessorKey: 'changedAt',
    header: 'Changed',
    cell: ({ row }) => <TimeAgo at={row.original.changedAt} />,
  },
];
