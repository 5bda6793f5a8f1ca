import { css } from '@emotion/react';
import type { ImportResponse } from '../../../../contract/employees/schema';
import { formatCount, formatNumber } from '../../../../contract/shared/text/format-number';
import { quietStyle } from '../../components/dashboard.styles';
import { DataTable, type Column } from '../../components/table/data-table';
import { formatChange } from '../format-change';

/** '3 added, 1 changed, 12 unchanged' */
export function formatCounts({ added, changed, unchanged }: ImportResponse): string {
  return [
    `${formatNumber(added)} added`,
    `${formatNumber(changed)} changed`,
    ...(unchanged > 0 ? [`${formatNumber(unchanged)} unchanged`] : []),
  ].join(', ');
}

export function formatReport(report: ImportResponse): string {
  const { issues, invalidRows, isHeaderInvalid, added, changed, unchanged } = report;
  if (issues.length === 0) {
    return added + changed === 0
      ? `Nothing to import: ${formatCount(unchanged, 'employee')} in the file, all up to date.`
      : `Ready to import: ${formatCounts(report)}.`;
  }
  const verb = invalidRows === 1 ? 'needs' : 'need';
  return isHeaderInvalid
    ? 'Nothing was imported: choose what the columns are.'
    : `Nothing was imported: ${formatCount(invalidRows, 'row')} ${verb} fixing.`;
}

type Person = ImportResponse['people'][number];

type Issue = ImportResponse['issues'][number];

const issueStyle = css({ overflowWrap: 'anywhere', '&&': { whiteSpace: 'normal' } });
const narrowStyle = css(issueStyle, { minWidth: '7.5rem' });

const issueColumns: Column<Issue>[] = [
  {
    id: 'line',
    header: 'Line',
    isRowHeader: true,
    cell: (row) => `Line ${row.line}`,
  },
  {
    id: 'column',
    header: 'Column',
    style: narrowStyle,
    cell: (row) => row.column || 'Whole row',
  },
  {
    id: 'value',
    header: 'Value',
    style: narrowStyle,
    cell: (row) => row.value || 'Empty',
  },
  {
    id: 'message',
    header: 'Fix',
    style: issueStyle,
    cell: (row) => row.message,
  },
];

const personColumns: Column<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    style: narrowStyle,
    cell: (row) => row.name,
  },
  {
    id: 'kind',
    header: 'Import',
    cell: (row) => (row.kind === 'added' ? 'Added' : 'Changed'),
  },
  {
    id: 'changes',
    header: 'Changes',
    style: issueStyle,
    cell: (row) => row.changes.map(formatChange).join('; ') || 'New employee',
  },
  { id: 'line', header: 'Line', cell: (row) => `Line ${row.line}` },
];

/** The employees who would be added and changed. */
export function ImportPreview({ report }: { report: ImportResponse }) {
  const { people, added, changed } = report;
  if (people.length === 0) return null;
  return (
    <>
      <DataTable
        caption="Preview of the import"
        columns={personColumns}
        rows={people}
        getRowId={({ line }) => String(line)}
      />
      {people.length < added + changed && (
        <p css={quietStyle}>Only the first {people.length} are listed.</p>
      )}
    </>
  );
}

/** The issues of a file by line and column. */
export function ImportIssues({ report }: { report: ImportResponse }) {
  const { issues, invalidRows } = report;
  const listedRows = new Set(issues.map(({ line }) => line)).size;
  return (
    <>
      <DataTable
        caption="Issues in the file"
        columns={issueColumns}
        rows={issues}
        getRowId={({ line, column, message }) => `${line} ${column} ${message}`}
      />
      {listedRows < invalidRows && (
        <p css={quietStyle}>
          Only the first {issues.length} issues are listed. Fix them and choose the file again.
        </p>
      )}
    </>
  );
}
