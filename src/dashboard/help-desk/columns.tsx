import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { formatPhone } from '../../../contract/shared/phone';
import type { QueueItem } from '../../../contract/help-desk/queue-schema';
import { getRegionName } from '../../../contract/shared/region-facts';
import { getRequestState, requestStateLabels } from '../../../contract/help-desk/constants';
import { media } from '../../theme/layout';
import { space } from '../../theme/tokens';
import { Badge } from '../../ui/badge';
import { AssigneeName } from '../components/assignee';
import {
  addFacts,
  cardLineStyle,
  ellipsisStyle,
  fillingStyle,
  TextCell,
} from '../components/table/cells';
import type { Column } from '../components/table/data-table';
import { formatAge, formatShortDate } from '../components/time/format';
import { TimeAgo } from '../components/time/time-ago';
import { PossibleSpamBadge } from '../components/badges';
import type { QueueType } from './queues/queue-type';

const statusColumn: Column<QueueItem> = {
  id: 'state',
  header: 'Status',
  cardPosition: 'state',
  cell: (row) => <RequestBadge request={row} />,
};

const nameColumn: Column<QueueItem> = {
  id: 'name',
  header: 'Name',
  isRowHeader: true,
  style: ellipsisStyle,
  cell: (row) => <TextCell>{row.name}</TextCell>,
};

const nameAndStatusColumn: Column<QueueItem> = {
  ...nameColumn,
  isRowHeader: true,
  style: fillingStyle,
  cell: (row) => (
    <span title={row.name} css={nameAndStatusStyle}>
      <span css={cutNameStyle}>{row.name}</span>
      <RequestBadge request={row} />
    </span>
  ),
};

const nameAndStatusStyle = css({
  // Inline, so that the link doesn't underline the badge.
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  verticalAlign: 'middle',
  gap: space[2],
});
const cutNameStyle = css({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

const requestColumn: Column<QueueItem> = {
  id: 'who',
  header: 'Request',
  cardPosition: 'line',
  cell: (row) => {
    const contact = `${formatPhone(row.contact)} · ${getRegionName(row.region)}`;
    return (
      <span title={contact}>
        {row.reference} <small css={cardLineStyle}>{contact}</small>
      </span>
    );
  },
};

const assigneeColumn: Column<QueueItem> = {
  id: 'assignee',
  header: 'Assigned to',
  sortAs: 'text',
  cell: (row) => (row.assignee === null ? 'Unassigned' : <AssigneeName email={row.assignee} />),
};

const receivedColumn: Column<QueueItem> = {
  id: 'at',
  header: 'Received',
  sortAs: 'times',
  cell: (row) => <TimeAgo at={row.at} />,
};

const hiddenOnCardStyle = css({ [media.cards]: { display: 'none' } });

const createWaitingColumn = (now: number): Column<QueueItem> => ({
  id: 'waiting',
  header: 'Waiting for',
  cardPosition: 'end',
  cell: (row) => (row.reviewed ? <span css={hiddenOnCardStyle}>–</span> : formatAge(row.at, now)),
});

/**
 * The columns of a queue; of those of its type, cards on phones show only the first one.
 * @param isNarrow true while a request is open next to the list
 */
export function createColumns(
  { columns, summarize }: Pick<QueueType, 'columns' | 'summarize'>,
  now: number,
  isNarrow: boolean,
): Column<QueueItem>[] {
  if (isNarrow) {
    const listFacts = ({ reference, at, requestData }: QueueItem) => {
      const summary = requestData && summarize(requestData);
      const facts = [reference, formatShortDate(at, now), summary];
      return facts.filter((fact) => fact !== null);
    };
    return [addFacts(nameAndStatusColumn, listFacts), createWaitingColumn(now)];
  }
  const [first, ...rest] = columns;
  return [
    statusColumn,
    nameColumn,
    requestColumn,
    ...(first ? [{ ...first, cardPosition: 'start' as const }] : []),
    ...rest,
    assigneeColumn,
    receivedColumn,
    createWaitingColumn(now),
  ];
}

const tones = {
  waiting: 'warning',
  reviewed: 'plain',
  approved: 'primary',
  declined: 'plain',
} as const;

type RequestBadgeProps = {
  request: Pick<QueueItem, 'reviewed' | 'decision' | 'failed' | 'possibleSpam'>;
};

export function RequestBadge({ request }: RequestBadgeProps) {
  const state = getRequestState(request);
  return (
    <>
      <Badge tone={tones[state]}>
        {/* Icons distinguish the decisions for people who can't tell the colors apart. */}
        {state === 'approved' && <Check size={14} aria-hidden css={iconStyle} />}
        {state === 'declined' && <X size={14} aria-hidden css={iconStyle} />}
        {requestStateLabels[state]}
      </Badge>
      {request.possibleSpam && !request.reviewed && (
        <>
          {' '}
          <PossibleSpamBadge />
        </>
      )}
      {request.failed && (
        <>
          {' '}
          <Badge tone="danger">Not delivered</Badge>
        </>
      )}
    </>
  );
}

const iconStyle = css({
  display: 'inline',
  maxWidth: 'none',
  marginInlineEnd: '0.25em',
  verticalAlign: '-0.125em',
});
