import { css } from '@emotion/react';
import { employeeLabels } from '../../../../contract/employees/constants';
import type { ImportAnswer } from '../../../../contract/employees/schema';
import { color } from '../../../theme/color';
import { text } from '../../components/styles/font-size';
import { DataTable, type Column } from '../../components/table/data-table';

type Problem = ImportAnswer['problems'][number];

/** Room for a day, or the longest word of a column's name, on one line. */
const roomStyle = css({ minWidth: '7.5rem' });
const wrapStyle = css({ overflowWrap: 'anywhere', whiteSpace: 'normal' });

const columns: Column<Problem>[] = [
  {
    id: 'line',
    header: 'Line',
    meta: { isRowHeader: true },
    cell: ({ row: { original } }) => `Line ${original.line}`,
  },
  {
    id: 'column',
    header: 'Column',
    meta: { style: roomStyle },
    cell: ({ row: { original } }) => (
      <span css={wrapStyle}>{original.column === '' ? 'Whole row' : original.column}</span>
    ),
  },
  {
    id: 'value',
    header: 'What it says',
    meta: { style: roomStyle },
    cell: ({ row: { original } }) => (
      <span css={wrapStyle}>{original.value === '' ? 'Nothing' : original.value}</span>
    ),
  },
  {
    id: 'problem',
    header: 'What to write',
    cell: ({ row: { original } }) => <span css={wrapStyle}>{original.problem}</span>,
  },
];

/** Each bad cell of a file, by line and column; of a bad head, what it may say. */
export function ImportProblems({ found }: { found: ImportAnswer }) {
  const { problems } = found;
  const listed = new Set(problems.map(({ line }) => line)).size;
  return (
    <>
      {found.isOfHead && <p>The columns are: {Object.values(employeeLabels).join(', ')}.</p>}
      <DataTable
        caption="What is wrong in the file"
        columns={columns}
        rows={problems}
        keyOf={(one) => `${one.line} ${one.column} ${one.problem}`}
      />
      {listed < found.badRows && (
        <p css={{ color: color.muted, fontSize: text.small }}>
          The first {problems.length} are listed; mend them and choose the file again.
        </p>
      )}
    </>
  );
}
