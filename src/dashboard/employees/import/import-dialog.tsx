import { useRef, useState } from 'react';
import Download from 'lucide-react/icons/download';
import { importLimits } from '../../../../contract/employees/constants';
import type { ImportResponse } from '../../../../contract/employees/schema';
import { formatCount, formatNumber } from '../../../../contract/shared/text/format-number';
import { ApiError } from '../../../browser/api/api-client';
import { checkFile, type FileRule } from '../../../browser/files/file-rule';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { buttonsEndStyle } from '../../../ui/buttons/button-row.styles';
import { FileField } from '../../../ui/fields/file-field';
import { Spinner } from '../../../ui/loading/spinner';
import { getErrorMessage } from '../../api/errors';
import { callStaff } from '../../api/staff-client';
import { useIdempotencyKey } from '../../hooks/use-idempotency-key';
import { Dialog } from '../../components/dialog/dialog';
import { useDownload } from '../../hooks/use-download';
import { ImportColumns, type ColumnChoices } from './import-columns';
import {
  FileNotes,
  formatCounts,
  formatReport,
  ImportIssues,
  ImportPreview,
} from './import-report';
import { LastImport } from './last-import';

const fileRule: FileRule = {
  maxBytes: importLimits.maxBytes,
  accept: ['.csv', '.tsv', '.txt', '.xlsx', 'text/csv'],
  emptyMessage: 'This file is empty.',
  tooLargeMessage: 'This file is larger than 1 MB. Split it into smaller files.',
};

type ImportDialogProps = {
  onClose: () => void;
  onDone: (message: string, canUndo: boolean) => void;
};

/** Imports employees from a file. The server checks it first and shows what would change, and then imports all rows or none. */
export function ImportDialog({ onClose, onDone }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ImportResponse | null>(null);
  const [choices, setChoices] = useState<ColumnChoices | null>(null);
  const [pending, setPending] = useState<'check' | 'import' | null>(null);
  const [error, setError] = useState<string>();
  const template = useDownload();
  const getKeyHeaders = useIdempotencyKey();
  /** The responses to earlier requests, for another file or other columns, are ignored. */
  const latest = useRef(0);

  const send = async (sentFile: File, columns: ColumnChoices | null, plan?: string) => {
    latest.current += 1;
    const attempt = latest.current;
    const isCheck = plan === undefined;
    setPending(isCheck ? 'check' : 'import');
    setError(undefined);
    const body = new FormData();
    if (isCheck) body.append('check', '1');
    else body.append('plan', plan);
    if (columns !== null) body.append('columns', JSON.stringify(columns));
    body.append('file', sentFile);
    const { name, size, lastModified } = sentFile;
    const headers = isCheck ? {} : getKeyHeaders([name, size, lastModified, columns, plan]);
    try {
      const response = await callStaff('POST /employees/import', {
        body,
        headers,
        timeout: 60_000,
      });
      // The counts of the preview, because after a lost response everyone is up to date.
      if (response.isDone) onDone(`Imported: ${formatCounts(report ?? response)}.`, true);
      else if (latest.current === attempt) setReport(response);
    } catch (thrown) {
      const fieldError = thrown instanceof ApiError ? thrown.fields['file'] : undefined;
      if (latest.current === attempt) setError(fieldError ?? getErrorMessage(thrown));
    }
    if (latest.current === attempt) setPending(null);
  };
  const choose = (newFile: File | null) => {
    latest.current += 1;
    const issue = checkFile(fileRule, newFile);
    setFile(newFile);
    setReport(null);
    setChoices(null);
    setPending(null);
    setError(issue ?? undefined);
    if (newFile !== null && issue === null) void send(newFile, null);
  };
  const isValid = report !== null && report.issues.length === 0;
  const writes = report === null ? 0 : report.added + report.changed;

  return (
    <Dialog title="Import employees" onClose={onClose}>
      <p>
        Choose a CSV or Excel file with one row per employee, up to{' '}
        {formatNumber(importLimits.maxRows)} rows. You’ll see who would be added and changed before
        anything is saved. Empty cells don’t change anything.
      </p>
      <div>
        <Button
          tone="quiet"
          isPending={template.isPending}
          onClick={() => void template.download('GET /employees/import-template')}
        >
          <Download size={18} aria-hidden /> Download template
        </Button>
      </div>
      <FileField
        id="import-file"
        label="CSV or Excel file"
        accept={fileRule.accept.join(',')}
        error={error ?? template.error ?? undefined}
        disabled={pending === 'import'}
        // Without this, browsers report no change when the corrected file is chosen again.
        onClick={(event) => (event.currentTarget.value = '')}
        onChange={(event) => choose(event.target.files?.[0] ?? null)}
      />
      {pending === 'check' && <Spinner label="Checking the file…" />}
      <div role="status" css={{ display: 'grid', gap: space[2] }}>
        {report?.isOutdated === true && (
          <p>Employees changed since the preview. Check it again before you import.</p>
        )}
        {report !== null && (
          <p css={{ color: isValid ? color.success : color.danger, fontWeight: 700 }}>
            {formatReport(report)}
          </p>
        )}
      </div>
      {report !== null && <FileNotes report={report} />}
      {report !== null && file !== null && (
        <ImportColumns
          columns={report.columns}
          isOpen={report.isHeaderInvalid || choices !== null}
          disabled={pending !== null}
          onChange={(columns) => {
            setChoices(columns);
            void send(file, columns);
          }}
        />
      )}
      {report !== null &&
        (isValid ? <ImportPreview report={report} /> : <ImportIssues report={report} />)}
      {file === null && <LastImport onUndone={(message) => onDone(message, false)} />}
      <div css={buttonsEndStyle}>
        <Button tone="outline" onClick={onClose}>
          Close
        </Button>
        {isValid && file !== null && writes > 0 && (
          <Button
            isPending={pending !== null}
            onClick={() => void send(file, choices, report.plan)}
          >
            Import {formatCount(writes, 'employee')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
