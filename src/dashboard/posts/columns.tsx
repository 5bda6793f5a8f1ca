import { postStates } from '../../../contract/posts/constants';
import type { Post } from '../../../contract/posts/schema';
import { toRegion } from '../../../contract/shared/regions';
import { Badge } from '../../ui/badge';
import { SiteStateBadge } from '../components/publishing/publishing-status';
import { createColumn, ellipsisStyle, fillingStyle, TextCell } from '../components/table/cells';
import type { Column } from '../components/table/data-table';
import { getRegionName } from '../../../contract/shared/region-facts';
import { formatDate } from '../../../contract/shared/dates/format-date';
import { TimeAgo } from '../components/time/time-ago';

type BadgePost = Pick<Post, 'id' | 'state' | 'publishedFrom'>;

export function PostStatusBadge({ post: { id, state, publishedFrom } }: { post: BadgePost }) {
  if (state !== 'published') return <Badge tone="plain">{postStates[state]}</Badge>;
  return (
    <SiteStateBadge
      item={{ kind: 'post', id, changedAt: publishedFrom }}
      label={postStates[state]}
    />
  );
}

export const formatRegion = (region: string) =>
  region === '' ? 'All' : getRegionName(toRegion(region));

export const postColumns: Column<Post>[] = [
  createColumn('title', 'Title', (row) => <TextCell>{row.title || 'Untitled'}</TextCell>, {
    sortAs: 'text',
    isRowHeader: true,
    style: fillingStyle,
  }),
  createColumn(
    'state',
    'Status',
    (row) => (
      <>
        <PostStatusBadge post={row} />
        {row.hasChanges && ' with changes'}
      </>
    ),
    { sortAs: 'text', cardPosition: 'state' },
  ),
  createColumn('author', 'Author', (row) => <TextCell>{row.author}</TextCell>, {
    sortAs: 'text',
    style: ellipsisStyle,
    cardPosition: 'start',
  }),
  createColumn('region', 'Region', (row) => formatRegion(row.region)),
  createColumn('date', 'Date', (row) => (row.date === '' ? '' : formatDate(row.date)), {
    sortAs: 'times',
  }),
  createColumn('changed', 'Changed', (row) => <TimeAgo at={row.changedAt} />, {
    sortAs: 'times',
    cardPosition: 'end',
  }),
];
