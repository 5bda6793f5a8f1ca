import { postStates } from '../../../contract/posts/constants';
import type { Post } from '../../../contract/posts/schema';
import { toRegion } from '../../../contract/shared/regions';
import { Badge } from '../../ui/badge';
import { LiveBadge } from '../components/publishing/publishing-status';
import { nameStyle, wrapStyle } from '../components/table/cells';
import type { Column } from '../components/table/data-table';
import { getRegionName } from '../../../contract/shared/region-facts';
import { formatDate } from '../components/time/format';
import { TimeAgo } from '../components/time/time-ago';

type BadgePost = Pick<Post, 'id' | 'state' | 'liveFrom'>;

export function PostStatusBadge({ post: { id, state, liveFrom } }: { post: BadgePost }) {
  if (state !== 'published') return <Badge tone="plain">{postStates[state]}</Badge>;
  return <LiveBadge item={{ kind: 'post', id, changedAt: liveFrom }} label={postStates[state]} />;
}

export const formatRegion = (region: string) =>
  region === '' ? 'All' : getRegionName(toRegion(region));

export const postColumns: Column<Post>[] = [
  {
    id: 'title',
    accessorKey: 'title',
    header: 'Title',
    meta: { isRowHeader: true, style: nameStyle },
    cell: ({ row }) => row.original.title || 'Untitled',
  },
  {
    id: 'state',
    accessorKey: 'state',
    header: 'Status',
    meta: { cardPosition: 'state' },
    cell: ({ row: { original } }) => (
      <>
        <PostStatusBadge post={original} />
        {original.hasChanges && ' with changes'}
      </>
    ),
  },
  {
    id: 'author',
    accessorKey: 'author',
    header: 'Author',
    meta: { style: wrapStyle, cardPosition: 'start' },
  },
  {
    id: 'region',
    header: 'Region',
    cell: ({ row }) => formatRegion(row.original.region),
  },
  {
    id: 'date',
    accessorKey: 'date',
    header: 'Date',
    sortDescFirst: true,
    cell: ({ row }) => (row.original.date === '' ? '' : formatDate(row.original.date)),
  },
  {
    id: 'changed',
    accessorKey: 'changedAt',
    header: 'Changed',
    sortDescFirst: true,
    meta: { cardPosition: 'end' },
    cell: ({ row }) => <TimeAgo at={row.original.changedAt} />,
  },
];
