import { css } from '@emotion/react';
import { formatPhone } from '../../../contract/phone';
import type { HelpDeskFacts } from '../../../contract/help-desk-facts';
import type { QueueItem } from '../../../contract/help-desk-queue';
import type { HelpDeskType } from '../../../contract/help-desk-types';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { rowNameStyle, smallStyle, unbrokenStyle, wrapStyle } from '../parts/list/cell-style';
import type { Column } from '../parts/list/data-table';
import { MailText } from '../parts/list/mail-text';
import { regionName } from '../parts/region-name';
import { spanWords } from '../parts/time/day-words';
import { age } from '../parts/time/relative-time';
import { TimeAgo } from '../parts/time/time-ago';
import { orderWords, payDifference, wayWords } from './facts-words';
import { RecordBadge } from './record-badge';

type Cell = (facts: HelpDeskFacts) => string | null;

const own = (id: string, header: string, cell: Cell): Column<QueueItem> => ({
  id,
  header,
  meta: { style: wrapStyle },
  cell: ({ row }) =>
    (row.original.facts === null ? 'See the request' : cell(row.original.facts)) ?? '–',
});
/** As short as the ages beside it, on one line. */
const shortHours = (hours: number): string => `${hours}\u00a0h`;
/** Room for a day on one line. */
const daysStyle = css(wrapStyle, { [media.wide]: { minWidth: '8rem' } });
const period: Column<QueueItem> = {
  ...own(
    'period',
    'Pay period',
    (facts) => facts.period && spanWords(facts.period.from, facts.period.to),
  ),
  meta: { style: daysStyle },
};

/** What each queue shows of its own. */
const ownColumns: Record<HelpDeskType, readonly Column<QueueItem>[]> = {
  generalRequest: [own('subject', 'Subject', ({ subject }) => subject)],
  payStub: [
    period,
    {
      id: 'file',
      header: 'Pay stub',
      cell: ({ row }) => (row.original.file === null ? 'Not attached' : 'Attached'),
    },
  ],
  payroll: [
    period,
    own('worked', 'Worked', ({ hours }) => hours && shortHours(hours.worked)),
    own('paid', 'Paid', ({ hours }) => hours && shortHours(hours.paid)),
    own('difference', 'Difference', ({ hours }) => hours && (payDifference(hours) ?? 'None')),
  ],
  requestSupply: [
    own('order', 'Order', (facts) => orderWords(facts.supplies, facts.otherSupplies)),
    own('way', 'How', ({ supplyWay }) => supplyWay && wayWords[supplyWay]),
  ],
  requestPto: [
    {
      ...own(
        'firstDay',
        'Days off',
        ({ timeOff }) => timeOff && spanWords(timeOff.firstDay, timeOff.lastDay),
      ),
      accessorFn: (item) => item.facts?.timeOff?.firstDay ?? '',
      meta: { style: daysStyle, sorts: 'days' },
    },
    own('hours', 'Hours', ({ timeOff }) => timeOff && shortHours(timeOff.hours)),
  ],
};

/** A phone's card has room for what a request is about, and no more. */
function onPhoneFirst(column: Column<QueueItem>, index: number): Column<QueueItem> {
  return index === 0 ? { ...column, meta: { ...column.meta, onPhone: 'start' } } : column;
}

const state: Column<QueueItem> = {
  id: 'state',
  header: 'Status',
  meta: { onPhone: 'state' },
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

const who: Column<QueueItem> = {
  id: 'who',
  header: 'Request',
  meta: { style: wrapStyle, onPhone: 'line' },
  cell: ({ row: { original } }) => (
    <span>
      <span css={unbrokenStyle}>{original.reference}</span>
      <span css={smallStyle}>
        <span css={unbrokenStyle}>{formatPhone(original.contact)} ·</span>{' '}
        <span css={unbrokenStyle}>{regionName(original.region)}</span>
      </span>
    </span>
  ),
};

/** A card needs no sign that there is nothing to say. */
const noneStyle = css({ [media.belowTablet]: { display: 'none' } });

const waiting = (now: number): Column<QueueItem> => ({
  id: 'waiting',
  header: 'Waiting for',
  meta: { onPhone: 'end' },
  cell: ({ row: { original } }) =>
    original.reviewed ? <span css={noneStyle}>–</span> : age(original.at, now),
});

/**
 * The columns of a queue.
 * @param beside a request is open beside the list: there is room for who and how long alone
 */
export function queueColumns(
  type: HelpDeskType,
  now: number,
  beside: boolean,
): Column<QueueItem>[] {
  if (beside) return [nameAndState, waiting(now)];
  return [
    state,
    name,
    who,
    ...ownColumns[type].map(onPhoneFirst),
    {
      id: 'assignee',
      header: 'Assigned to',
      accessorKey: 'assignee',
      cell: ({ row: { original } }) =>
        original.assignee === null ? 'Nobody' : <MailText email={original.assignee} />,
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
