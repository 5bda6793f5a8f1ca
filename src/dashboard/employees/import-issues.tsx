import { css } from '@emotion/react';
import { employeeLabels } from '../../../contract/employees/constants';
import type { ImportResponse } from '../../../contract/employees/schema';
import { color } from '../../theme/color';
import { fontSize } from '../components/styles/sizes';
import { DataTable, type Column } from '../components/table/data-table';

type Issue = ImportResponse['problems'][number];

const columnStyle = css({ minWidth: '7.5rem' });
const wrapStyle = css({ overflowWrap: 'anywhere', whiteSpace: 'normal' });

const columns: Column<Issue>[] = [
  {
    id: 'line',
    header: 'Line',
    meta: { isRowHeader: true },
    cell: ({ row: { original } }) => `Line ${original.line}`,
  },
  {
    id: 'column',
    header: 'Column',
    meta: { style: columnStyle },
    cell: ({ row: { original } }) => <span css={wrapStyle}>{original.column || 'Whole row'}</span>,
  },
  {
    id: 'value',
    header: 'Value',
    meta: { style: columnStyle },
    cell: ({ row: { original } }) => <span css={wrapStyle}>{original.value || 'Empty'}</span>,
  },
  {
    id: 'problem',
    header: 'Fix',
    cell: ({ row: { original } }) => <span css={wrapStyle}>{original.problem}</span>,
  },
];

/** The issues of an import file by line and column. For a wrong header row, also the valid column names. */
export function ImportIssues({ report }: { report: ImportResponse }) {
  const { problems, badRows, isOfHead } = report;
  const listedRows = new Set(problems.map(({ line }) => line)).size;
  return (
    <>
      {isOfHead && <p>Valid columns: {Object.values(employeeLabels).join(', ')}.</p>}
      <DataTable
        caption="Issues in the file"
        columns={columns}
        rows={problems}
        getRowId={({ line, column, problem }) => `${line} ${column} ${problem}`}
      />
      {listedRows < badRows && (
        <p css={{ color: color.muted, fontSize: fontSize.small }}>
          Only the first {problems.length} issues are listed. Fix them and choose the file again.
        </p>
      )}
    </>
  );
}
