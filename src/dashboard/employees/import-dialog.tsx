import { useRef, useState } from 'react';
import { css } from '@emotion/react';
import { Download } from 'lucide-react';
import { importLimits } from '../../../contract/employees/constants';
import { employeeLabels } from '../../../contract/employees/form';
import type { ImportResponse } from '../../../contract/employees/schema';
import { formatNumber } from '../../../contract/shared/text/format-number';
import { ApiError } from '../../lib/api/api-client';
import { checkFile, type FileRule } from '../../lib/files/file-rule';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { Button } from '../../ui/buttons/button';
import { buttonsEndStyle } from '../../ui/buttons/button-row.styles';
import { FileField } from '../../ui/fields/file-field';
import { Spinner } from '../../ui/loading/spinner';
import { getErrorMessage } from '../api/errors';
import { callStaff } from '../api/staff-client';
import { useIdempotencyKey } from '../api/use-idempotency-key';
import { Dialog } from '../components/dialog/dialog';
import { fontSize } from '../components/styles/sizes';
import { DataTable, type Column } from '../components/table/data-table';
import { useDownload } from '../hooks/use-download';

const fileRule: FileRule = {
  maxBytes: importLimits.maxBytes,
  accept: ['.csv', 'text/csv'],
  emptyMessage: 'This file is empty.',
  tooLargeMessage: 'This file is larger than 1 MB. Split it into smaller files.',
};

const formatCount = (count: number, noun: string) =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

type ImportDialogProps = {
  onClose: () => void;
  onDone: (message: string) => void;
};

/** Imports employees from a CSV file. The server checks the file first and imports all rows or none. */
export function ImportDialog({ onClose, onDone }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ImportResponse | null>(null);
  const [pending, setPending] = useState<'check' | 'import' | null>(null);
  const [error, setError] = useState<string>();
  const template = useDownload();
  const getKeyHeaders = useIdempotencyKey();
  /** The responses for a file that was replaced since are ignored. */
  const latest = useRef<File | null>(null);

  const send = async (sentFile: File, step: 'check' | 'import') => {
    setPending(step);
    setError(undefined);
    const body = new FormData();
    if (step === 'check') body.append('check', '1');
    body.append('file', sentFile);
    const headers =
      step === 'import' ? getKeyHeaders([sentFile.name, sentFile.size, sentFile.lastModified]) : {};
    const request = { method: 'POST', body, headers, timeout: 60_000 } as const;
    try {
      const response = await callStaff<ImportResponse>('/employees/import', request);
      if (response.imported > 0) onDone(`Imported ${formatCount(response.imported, 'employee')}.`);
      else if (latest.current === sentFile) setReport(response);
    } catch (thrown) {
      const fieldError = thrown instanceof ApiError ? thrown.fields['file'] : undefined;
      if (latest.current === sentFile) setError(fieldError ?? getErrorMessage(thrown));
    }
    if (latest.current === sentFile) setPending(null);
  };
  const choose = (newFile: File | null) => {
    latest.current = newFile;
    const issue = checkFile(fileRule, newFile);
    setFile(newFile);
    setReport(null);
    setPending(null);
    setError(issue ?? undefined);
    if (newFile !== null && issue === null) void send(newFile, 'check');
  };
  const isValid = report !== null && report.issues.length === 0;

  return (
    <Dialog title="Import employees" open onOpenChange={(open) => !open && onClose()}>
      <p>
        Save your spreadsheet as CSV with one row per employee, up to{' '}
        {formatNumber(importLimits.maxRows)} rows. Either all rows are imported or none.
      </p>
      <div>
        <Button
          tone="quiet"
          busy={template.isPending}
          onClick={() => void template.download('/employees/import-template')}
        >
          <Download size={18} aria-hidden /> Download template
        </Button>
      </div>
      <FileField
        id="import-file"
        label="CSV file"
        accept={fileRule.accept.join(',')}
        error={error ?? template.error ?? undefined}
        disabled={pending === 'import'}
        // Without this, browsers report no change when the corrected file is chosen again.
        onClick={(event) => (event.currentTarget.value = '')}
        onChange={(event) => choose(event.target.files?.[0] ?? null)}
      />
      {pending === 'check' && <Spinner label="Checking the file…" />}
      <div role="status" css={{ display: 'grid', gap: space[2] }}>
        {report !== null && (
          <p css={{ color: isValid ? color.success : color.danger, fontWeight: 700 }}>
            {formatReport(report)}
          </p>
        )}
      </div>
      {report !== null && !isValid && <ImportIssues report={report} />}
      <div css={buttonsEndStyle}>
        <Button tone="outline" onClick={onClose}>
          Close
        </Button>
        {isValid && file !== null && (
          <Button busy={pending === 'import'} onClick={() => void send(file, 'import')}>
            Import {formatCount(report.rows, 'employee')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function formatReport({ rows, issues, invalidRows, isHeaderInvalid }: ImportResponse): string {
  if (issues.length === 0) return `Ready to import ${formatCount(rows, 'employee')}.`;
  const verb = invalidRows === 1 ? 'needs' : 'need';
  return isHeaderInvalid
    ? 'Nothing was imported: the header row needs fixing.'
    : `Nothing was imported: ${formatCount(invalidRows, 'row')} ${verb} fixing.`;
}

type Issue = ImportResponse['issues'][number];

const issueStyle = css({ overflowWrap: 'anywhere', '&&': { whiteSpace: 'normal' } });
const narrowStyle = css(issueStyle, { minWidth: '7.5rem' });

const issueColumns: Column<Issue>[] = [
  {
    id: 'line',
    header: 'Line',
    meta: { isRowHeader: true },
    cell: ({ row }) => `Line ${row.original.line}`,
  },
  {
    id: 'column',
    header: 'Column',
    meta: { style: narrowStyle },
    cell: ({ row }) => row.original.column || 'Whole row',
  },
  {
    id: 'value',
    header: 'Value',
    meta: { style: narrowStyle },
    cell: ({ row }) => row.original.value || 'Empty',
  },
  {
    id: 'message',
    header: 'Fix',
    meta: { style: issueStyle },
    cell: ({ row }) => row.original.message,
  },
];

/** The issues of a file by line and column. For a wrong header row, also the valid column names. */
function ImportIssues({ report }: { report: ImportResponse }) {
  const { issues, invalidRows, isHeaderInvalid } = report;
  const listedRows = new Set(issues.map(({ line }) => line)).size;
  return (
    <>
      {isHeaderInvalid && <p>Valid columns: {Object.values(employeeLabels).join(', ')}.</p>}
      <DataTable
        caption="Issues in the file"
        columns={issueColumns}
        rows={issues}
        getRowId={({ line, column, message }) => `${line} ${column} ${message}`}
      />
      {listedRows < invalidRows && (
        <p css={{ color: color.muted, fontSize: fontSize.small }}>
          Only the first {issues.length} issues are listed. Fix them and choose the file again.
        </p>
      )}
    </>
  );
}
