import { css } from '@emotion/react';
import type { ImportResponse } from '../../../../contract/employees/schema';
import { formatCount, formatNumber } from '../../../../contract/shared/text/format-number';
import { space } from '../../../theme/tokens';
import { quietStyle, stackStyle } from '../../components/dashboard.styles';
import { createColumn } from '../../components/table/cells';
import { DataTable, type Column } from '../../components/table/data-table';
import { formatChange, formatNewValue } from '../format-change';

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

type FileNotesProps = { report: ImportResponse };

/** The parts of the file that are read, and those that aren't. */
export function FileNotes({ report: { sheet, columns } }: FileNotesProps) {
  const ignored = columns.filter(({ field, sample }) => field === null && sample !== '');
  const hasStatus = columns.some(({ field }) => field === 'status');
  return (
    <div css={notesStyle}>
      {sheet !== null && (
        <p>
          Sheet: <strong>{sheet.name}</strong>
          {sheet.others.length > 0 && <> (not read: {listNames(sheet.others)})</>}
        </p>
      )}
      {ignored.length > 0 && (
        <p>
          <strong>Not imported:</strong> {listNames(ignored.map(({ label }) => label))}. To import
          one, choose its field under Columns of the file.
        </p>
      )}
      {!hasStatus && <p>No column is set to Status, so new employees will be Active.</p>}
    </div>
  );
}

const maxListed = 15;

function listNames(names: readonly string[]): string {
  const more = names.length - maxListed;
  return [...names.slice(0, maxListed), ...(more > 0 ? [`${formatNumber(more)} more`] : [])].join(
    ', ',
  );
}

const notesStyle = css(stackStyle(space[1]), { overflowWrap: 'anywhere' });

type Person = ImportResponse['people'][number];

type Issue = ImportResponse['issues'][number];

const issueStyle = css({ overflowWrap: 'anywhere', '&&': { whiteSpace: 'normal' } });
const narrowStyle = css(issueStyle, { minWidth: '7.5rem' });

const issueColumns: Column<Issue>[] = [
  createColumn('line', 'Line', (row) => `Line ${row.line}`, { isRowHeader: true }),
  createColumn('column', 'Column', (row) => row.column || 'Whole row', { style: narrowStyle }),
  createColumn('value', 'Value', (row) => row.value || 'Empty', { style: narrowStyle }),
  createColumn('message', 'Fix', (row) => row.message, { style: issueStyle }),
];

const isName = (field: string) => field === 'firstName' || field === 'lastName';

const personColumns: Column<Person>[] = [
  createColumn('name', 'Name', (row) => row.name, { isRowHeader: true, style: narrowStyle }),
  createColumn('kind', 'Import', (row) => (row.kind === 'added' ? 'Added' : 'Changed'), {
    style: css({ minWidth: '6rem' }),
  }),
  createColumn(
    'changes',
    'Values',
    ({ kind, changes }) =>
      (kind === 'changed'
        ? changes.map(formatChange)
        : changes.filter(({ field }) => !isName(field)).map(formatNewValue)
      ).join('; '),
    { style: issueStyle },
  ),
  createColumn('line', 'Line', (row) => `Line ${row.line}`),
];

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
