import { css } from '@emotion/react';
import { formatPhone } from '../../../contract/shared/phone';
import type { QueueItem } from '../../../contract/help-desk/queue-schema';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { ColleagueName } from '../components/assignee/assignee-name';
import {
  rowNameStyle,
  smallStyle,
  unbrokenStyle,
  wrapStyle,
} from '../components/table/cell.styles';
import type { Column } from '../components/table/data-table';
import { regionName } from '../components/region-name';
import { age } from '../components/time/relative-time';
import { TimeAgo } from '../components/time/time-ago';
import type { QueueKind } from './queues/queue-type';
import { RecordBadge } from './status-badge';

/** A phone's card has room for what a request is about, and no more. */
function onPhoneFirst(column: Column<QueueItem>, index: number): Column<QueueItem> {
  return index === 0 ? { ...column, meta: { ...column.meta, onSmallCard: 'start' } } : column;
}

const state: Column<QueueItem> = {
  id: 'state',
  header: 'Status',
  meta: { onSmallCard: 'state' },
  cell: ({ row }) => <RecordBadge record={row.original} />,
};

const name: Column<QueueItem> = {
  id: 'name',
  header: 'Name',
  accessorKey: 'name',
  meta: { isRowHeader: true, style: rowNameStyle },
  cell: ({ row }) => row.original.name,
};

const nameAndState: Column<QueueItem> = {
  ...name,
  cell: ({ row: { original } }) => (
    <span css={besideStyle}>
      <span css={underlinedStyle}>{original.name}</span> <RecordBadge record={original} />
    </span>
  ),
};

/** The name of a link and a badge: the line below the words ends with them. */
const besideStyle = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space[2]}`,
});
const underlinedStyle = css({ textDecoration: 'underline 1px' });

/** Of the whole cell: each part with a style of its own would be three elements for React. */
const whoStyle = css(wrapStyle, { 'span > span, small > span': unbrokenStyle, small: smallStyle });

const who: Column<QueueItem> = {
  id: 'who',
  header: 'Request',
  meta: { style: whoStyle, onSmallCard: 'line' },
  cell: ({ row: { original } }) => (
    <span>
      <span>{original.reference}</span>
      <small>
        <span>{formatPhone(original.contact)} ·</span> <span>{regionName(original.region)}</span>
      </small>
    </span>
  ),
};

/** A card needs no sign that there is nothing to say. */
const noneStyle = css({ [media.belowWide]: { display: 'none' } });

const waiting = (now: number): Column<QueueItem> => ({
  id: 'waiting',
  header: 'Waiting for',
  meta: { onSmallCard: 'end' },
  cell: ({ row: { original } }) =>
    original.reviewed ? <span css={noneStyle}>–</span> : age(original.at, now),
});

/**
 * The columns of a queue.
 * @param own those that it alone has
 * @param beside a request is open beside the list: there is room for who and how long alone
 */
export function queueColumns(
  own: QueueKind['columns'],
  now: number,
  beside: boolean,
): Column<QueueItem>[] {
  if (beside) return [nameAndState, waiting(now)];
  return [
    state,
    name,
    who,
    ...own.map(onPhoneFirst),
    {
      id: 'assignee',
      header: 'Assigned to',
      accessorKey: 'assignee',
      cell: ({ row: { original } }) =>
        original.assignee === null ? 'Nobody' : <ColleagueName email={original.assignee} />,
    },
    {
      id: 'at',
      header: 'Received',
      accessorKey: 'at',
      sortDescFirst: true,
      cell: ({ row }) => <TimeAgo at={row.original.at} />,
    },
    waiting(now),
  ];
}

/** What waits stands out. */
export const waitingStyle = css({ 'th, td': { fontWeight: 700 } });
