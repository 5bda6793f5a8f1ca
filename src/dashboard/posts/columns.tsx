import { postStates } from '../../../contract/posts/constants';
import type { Post } from '../../../contract/posts/schema';
import { toRegion } from '../../../contract/shared/regions';
import { Badge } from '../../ui/badge';
import { SiteStateBadge } from '../components/publishing/publishing-status';
import { ellipsisStyle, fillingStyle, TextCell } from '../components/table/cells';
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
  {
    id: 'title',
    sortAs: 'text',
    header: 'Title',
    isRowHeader: true,
    style: fillingStyle,
    cell: (row) => <TextCell>{row.title || 'Untitled'}</TextCell>,
  },
  {
    id: 'state',
    sortAs: 'text',
    header: 'Status',
    cardPosition: 'state',
    cell: (row) => (
      <>
        <PostStatusBadge post={row} />
        {row.hasChanges && ' with changes'}
      </>
    ),
  },
  {
    id: 'author',
    sortAs: 'text',
    header: 'Author',
    style: ellipsisStyle,
    cardPosition: 'start',
    cell: (row) => <TextCell>{row.author}</TextCell>,
  },
  {
    id: 'region',
    header: 'Region',
    cell: (row) => formatRegion(row.region),
  },
  {
    id: 'date',
    sortAs: 'times',
    header: 'Date',
    cell: (row) => (row.date === '' ? '' : formatDate(row.date)),
  },
  {
    id: 'changed',
    sortAs: 'times',
    header: 'Changed',
    cardPosition: 'end',
    cell: (row) => <TimeAgo at={row.changedAt} />,
  },
];
