import useSWR from 'swr';
import { css } from '@emotion/react';
import { toTagSlug } from '../../../contract/posts/constants';
import type { FilePost, FilePostsResponse } from '../../../contract/posts/schema';
import { matchesQuery } from '../../../contract/shared/text/text-search';
import { color, space } from '../../theme/tokens';
import { DataTable, type Column } from '../components/table/data-table';
import { nameStyle, wrapStyle } from '../components/table/cells';
import { formatDate } from '../components/time/format';
import { formatRegion } from './columns';
import type { PostsParams } from './params';

/** The articles that come with the site's files. They are on the site too, but can't be changed here. */
export function FilePosts({ query, region, tag, state }: PostsParams) {
  const { data } = useSWR<FilePostsResponse>('/posts/files');
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
    <section aria-labelledby="file-posts-title" css={boxStyle}>
      <h2 id="file-posts-title" css={{ fontSize: '1.125rem' }}>
        Articles in the site’s files
      </h2>
      <p css={{ color: color.muted }}>
        These are on the site, but you can’t change them here. Editors change them in content/blog.
      </p>
      <DataTable
        caption="Articles in the site’s files"
        columns={columns}
        rows={rows}
        getRowId={({ slug }) => slug}
      />
    </section>
  );
}

const columns: Column<FilePost>[] = [
  {
    id: 'title',
    header: 'Title',
    isRowHeader: true,
    style: nameStyle,
    cell: (row) => <a href={`/blog/${row.slug}`}>{row.title}</a>,
  },
  {
    id: 'author',
    header: 'Author',
    style: wrapStyle,
    cell: (row) => row.author,
  },
  { id: 'region', header: 'Region', cell: (row) => formatRegion(row.region) },
  { id: 'date', header: 'Date', cell: (row) => formatDate(row.date) },
];

const boxStyle = css({ display: 'grid', gap: space[2], marginTop: space[8] });
