import type { FollowUp } from '../../../../contract/follow-ups/schema';
import type { Column } from '../table/data-table';
import { FollowUpFact } from './follow-up-fact';

const getFollowUp = (row: object) => (row as { followUp?: FollowUp }).followUp;

/** A column for a list in which any row has a follow-up. */
export function getFollowUpColumns<Row extends object>(rows: readonly Row[]): Column<Row>[] {
  if (!rows.some(getFollowUp)) return [];
  return [
    {
      id: 'followUp',
      header: 'Follow-up',
      sortAs: 'days',
      cardPosition: 'line',
      cell: (row) => {
        const followUp = getFollowUp(row);
        return followUp && <FollowUpFact followUp={followUp} />;
      },
    },
  ];
}
