import { css } from '@emotion/react';
import type { HelpDeskFacts } from '../../../../contract/help-desk/schema';
import type { QueueItem } from '../../../../contract/help-desk/queue-schema';
import { media } from '../../../theme/layout';
import { wrapStyle } from '../../components/table/cell.styles';
import type { Column } from '../../components/table/data-table';
import { spanWords } from '../../components/time/day-format';

/** A column of what a request said, a dash where it said nothing of it. */
export const ownColumn = (
  id: string,
  header: string,
  cell: (facts: HelpDeskFacts) => string | null,
): Column<QueueItem> => ({
  id,
  header,
  meta: { style: wrapStyle },
  cell: ({ row }) =>
    (row.original.facts === null ? 'See the request' : cell(row.original.facts)) ?? '–',
});

/** Room for a day on one line. */
export const daysStyle = css(wrapStyle, { [media.wide]: { minWidth: '8rem' } });

/** Hours as short as the ages beside them, on one line. */
export const shortHours = (hours: number): string => `${hours}\u00a0h`;

export const periodWords = ({ period }: HelpDeskFacts): string | null =>
  period && spanWords(period.from, period.to);

/** The days that a question about pay is about. */
export const periodColumn: Column<QueueItem> = {
  ...ownColumn('period', 'Pay period', periodWords),
  meta: { style: daysStyle },
};
