import { postLabels, postStates } from '../../../contract/posts/constants';
import type { Post } from '../../../contract/posts/schema';
import { regionFacts } from '../../../contract/shared/region-facts';
import { toDateCell, type Column } from '../../services/exports/spreadsheet';

export const postColumns: readonly Column<Post>[] = [
  { label: postLabels.title, cell: ({ title }) => title, width: 40 },
  { label: 'Status', cell: ({ state }) => postStates[state], width: 12 },
  { label: postLabels.slug, cell: ({ publishedSlug, slug }) => publishedSlug ?? slug, width: 30 },
  { label: postLabels.author, cell: ({ author }) => author, width: 22 },
  {
    label: postLabels.region,
    cell: ({ region }) => (region === '' ? 'All regions' : regionFacts[region].state),
    width: 14,
  },
  { label: postLabels.tags, cell: ({ tags }) => tags.join('; '), width: 26 },
  { label: postLabels.date, cell: ({ date }) => toDateCell(date), width: 12 },
  {
    label: 'Published',
    cell: (post) => (post.publishedFrom ? new Date(post.publishedFrom) : null),
    width: 18,
  },
  { label: 'Changed', cell: ({ changedAt }) => new Date(changedAt), width: 18 },
  { label: 'Changed by', cell: ({ changedBy }) => changedBy, width: 30, isStaff: true },
];
