import { navigate } from 'gatsby';
import FilePlus2 from 'lucide-react/icons/file-plus-corner';
import FileSearch from 'lucide-react/icons/file-search';
import FileText from 'lucide-react/icons/file-text';
import {
  postStates,
  type PostState,
  toTagSlug,
  postSorts,
} from '../../../contract/posts/constants';
import type { PostsResponse, FilePost } from '../../../contract/posts/schema';
import { formatNumber } from '../../../contract/shared/text/format-number';
import { matchesQuery } from '../../../contract/shared/text/text-search';
import { formatDate } from '../../../contract/shared/dates/format-date';
import { color } from '../../theme/tokens';
import { Button } from '../../ui/buttons/button';
import { useApi, type ListPage } from '../api/swr-hooks';
import { List } from '../components/list/list';
import { PublishingStatus } from '../components/publishing/publishing-status';
import { PageHeader, type ScreenProps } from '../components/screen';
import { Section } from '../components/section';
import { ErrorMessage } from '../components/status/messages';
import { EmptyState, Notice } from '../components/status/notice';
import { createColumn, ellipsisStyle, fillingStyle, TextCell } from '../components/table/cells';
import { DataTable, type Column } from '../components/table/data-table';
import { useShortcuts } from '../hooks/use-shortcuts';
import { getRowLinks } from '../hooks/list/row-focus';
import type { ListState } from '../hooks/list/use-list-state';
import { useAsyncAction } from '../hooks/use-async-action';
import { useIdempotencyKey } from '../hooks/use-idempotency-key';
import { useIsMounted } from '../hooks/use-is-mounted';
import { createListParams, type StateOf } from '../hooks/list/list-params';
import { param } from '../hooks/list/url-params';
import { createPost } from './api';
import { postColumns, formatRegion } from './columns';
import { UnsavedDrafts } from './unsaved-drafts';

type PostListProps = {
  screen: ScreenProps['screen'];
  list: ListState<PostsParams>;
  page: ListPage<PostsResponse>;
  onCreated: (id: string) => void;
};

export function PostList({ screen, list, page, onCreated }: PostListProps) {
  const { data } = page;
  const creation = useAsyncAction();
  const getKeyHeaders = useIdempotencyKey();
  const isMounted = useIsMounted();
  const create = () =>
    void creation.run(async () => {
      const { id } = await createPost(getKeyHeaders('new'));
      if (!isMounted()) return;
      onCreated(id);
      void navigate(list.getUrl({ post: id }));
    });
  useShortcuts({
    n: { label: 'Write a post', run: create },
    j: { label: 'Next post', run: () => moveFocus(1) },
    k: { label: 'Previous post', run: () => moveFocus(-1) },
  });

  return (
    <>
      <PageHeader title={screen.label} lead="Articles for the public site.">
        <Button isPending={creation.isPending} onClick={create}>
          <FilePlus2 size={18} aria-hidden /> New post
        </Button>
      </PageHeader>
      <UnsavedDrafts getPostUrl={(id) => list.getUrl({ post: id })} />
      <PublishingStatus changes={data} onlyIfNeeded />
      <List
        list={list}
        page={page}
        search={{ label: 'Search posts', hint: 'Title, web address, author, or tag' }}
        exportCall={{ call: 'GET /posts/export' }}
        filters={{
          state: { label: 'Status', all: 'All', choices: getStatusChoices(data) },
          tag: {
            label: 'Tag',
            all: 'All tags',
            choices: Object.fromEntries((data?.tags ?? []).map((tag) => [tag, tag])),
          },
        }}
        caption="Posts"
        one="post"
        columns={postColumns}
        openRow={{ openId: null, getRowUrl: ({ id }) => list.getUrl({ post: id }) }}
        noRows={
          <Notice icon={FileText} title="No posts yet">
            <p>Write the first one. It stays a draft until you publish it.</p>
          </Notice>
        }
        noMatch={() => <EmptyState icon={FileSearch} title="No posts found" allUrl={list.path} />}
      >
        {creation.error !== null && <ErrorMessage>{creation.error}</ErrorMessage>}
      </List>
      <FilePosts {...list.state} />
    </>
  );
}

function moveFocus(step: 1 | -1): void {
  const links = getRowLinks();
  const index = links.findIndex((link) => link === document.activeElement);
  (index === -1 ? links[0] : links[index + step])?.focus();
}

function getStatusChoices(data: PostsResponse | undefined): Record<PostState, string> {
  const choices = Object.entries(postStates).map(([id, label]) => [
    id,
    data ? `${label} (${formatNumber(data.counts[id as PostState])})` : label,
  ]);
  return Object.fromEntries(choices) as Record<PostState, string>;
}

/** The articles that come with the site's files. They are on the site too, but can't be changed here. */
function FilePosts({ query, region, tag, state }: PostsParams) {
  const { data } = useApi('GET /posts/files', {});
  const rows = (data?.items ?? []).filter(
    (post) =>
      // They are always published.
      (state === null || state === 'published') &&
      (region === null || post.region === region) &&
      (tag === null || post.tags.some((one) => toTagSlug(one) === toTagSlug(tag))) &&
      matchesQuery([post.title, post.slug, post.author, ...post.tags].join(' '), query),
  );
  if (rows.length === 0) return null;
  return (
    <Section title="Articles in the site’s files" heading="h2">
      <p css={{ color: color.muted }}>
        These are on the site, but you can’t change them here. Editors change them in content/blog.
      </p>
      <DataTable
        caption="Articles in the site’s files"
        columns={columns}
        rows={rows}
        getRowId={({ slug }) => slug}
      />
    </Section>
  );
}

const columns: Column<FilePost>[] = [
  createColumn(
    'title',
    'Title',
    (row) => (
      <a href={`/blog/${row.slug}`} title={row.title}>
        {row.title}
      </a>
    ),
    { isRowHeader: true, style: fillingStyle },
  ),
  createColumn('author', 'Author', (row) => <TextCell>{row.author}</TextCell>, {
    style: ellipsisStyle,
  }),
  createColumn('region', 'Region', (row) => formatRegion(row.region)),
  createColumn('date', 'Date', (row) => formatDate(row.date)),
];

export const postsParams = createListParams({
  query: param.search,
  state: param.oneOf('state', Object.keys(postStates) as PostState[], null),
  region: param.region,
  tag: param.id('tag', 60),
  ...param.sort(postSorts, 'changed'),
  page: param.page,
  post: param.viewOnly(param.id('post', 40)),
});
type PostsParams = StateOf<typeof postsParams>;
