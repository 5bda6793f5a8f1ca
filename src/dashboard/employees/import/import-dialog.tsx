import { useRef, useState } from 'react';
import { css } from '@emotion/react';
import { Download } from 'lucide-react';
import { importLimits } from '../../../../contract/employees/constants';
import type { ImportAnswer } from '../../../../contract/employees/schema';
import { grouped } from '../../../../contract/shared/text/format-number';
import { ApiError } from '../../../lib/api/api-client';
import { fileProblem, type FileRule } from '../../../lib/files/file-rule';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { buttonsEndStyle } from '../../../ui/buttons/button-row.styles';
import { FileField } from '../../../ui/fields/file-field';
import { Spinner } from '../../../ui/loading/spinner';
import { Dialog } from '../../components/dialog/dialog';
import { faultWords } from '../../api/error-messages';
import { callStaff } from '../../api/staff-client';
import { useDownload } from '../../hooks/use-download';
import { useKeyOf } from '../../api/use-idempotency-key';
import { ImportProblems } from './import-errors';

type ImportDialogProps = {
  onClose: () => void;
  onDone: (words: string) => void;
};

const importRule: FileRule = {
  maxBytes: importLimits.bytes,
  accept: ['.csv', 'text/csv'],
  empty: 'This file is empty.',
  tooLarge: 'This file is larger than 1 MB. Split it into several.',
};

const inWords = (count: number) => `${grouped(count)} ${count === 1 ? 'employee' : 'employees'}`;

const toMend = ({ isOfHead, badRows }: ImportAnswer) =>
  isOfHead
    ? 'the file’s first line, which names the columns, needs'
    : `${grouped(badRows)} of the file’s rows ${badRows === 1 ? 'needs' : 'need'}`;

/** A file's bytes as they were when it was chosen, under its name; null when it has been changed or taken away since. */
function copyOf(chosen: File): Promise<File | null> {
  const { name, type, lastModified } = chosen;
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(new File([reader.result as ArrayBuffer], name, { type, lastModified }));
    reader.onerror = () => resolve(null);
    reader.readAsArrayBuffer(chosen);
  });
}

/** Takes a list from a spreadsheet in: it is looked at first, each bad row is named, and nobody is added before all are good. */
export function ImportDialog({ onClose, onDone }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [found, setFound] = useState<ImportAnswer | null>(null);
  const [busy, setBusy] = useState<'check' | 'import' | null>(null);
  const [fault, setFault] = useState<string>();
  const template = useDownload();
  const latest = useRef<File | null>(null);
  /** Of the one that was chosen last: what is imported is what was looked at, whatever another program makes of the file. */
  const copy = useRef<Promise<File | null> | null>(null);
  const keyOf = useKeyOf();

  /** Sends a file; what is answered counts only while it is the one that was chosen last. */
  const send = async (chosen: File, what: 'check' | 'import') => {
    setBusy(what);
    setFault(undefined);
    const body = new FormData();
    if (what === 'check') body.append('check', '1');
    const own = await (copy.current ??= copyOf(chosen));
    if (latest.current !== chosen) return;
    if (own === null) {
      setBusy(null);
      return setFault('The file was changed: choose it again.');
    }
    body.append('file', own);
    // Sent again after an answer that was lost, it is taken in once.
    const headers = what === 'import' ? keyOf([chosen.name, chosen.size, chosen.lastModified]) : {};
    const request = { method: 'POST', body, headers, timeout: 60_000 } as const;
    try {
      const answer = await callStaff<ImportAnswer>('/employees/import', request);
      if (answer.imported > 0) onDone(`${inWords(answer.imported)} imported.`);
      else if (latest.current === chosen) setFound(answer);
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      if (latest.current === chosen) setFault(fields['file'] ?? faultWords(error));
    }
    if (latest.current === chosen) setBusy(null);
  };
  const choose = (chosen: File | undefined) => {
    latest.current = chosen ?? null;
    copy.current = null;
    setFile(chosen ?? null);
    setFound(null);
    setBusy(null);
    setFault(undefined);
    if (!chosen) return;
    const problem = fileProblem(importRule, chosen);
    if (problem !== null) return setFault(problem);
    void send(chosen, 'check');
  };
  const isGood = found !== null && found.problems.length === 0;

  return (
    <Dialog title="Import employees" open onOpenChange={(open) => !open && onClose()}>
      <p>
        From a spreadsheet saved as CSV: a row for each employee, up to {grouped(importLimits.rows)}
        . All of them are added, or none.
      </p>
      <div>
        <Button
          tone="quiet"
          busy={template.busy}
          onClick={() => void template.download('/employees/import-template')}
        >
          <Download size={18} aria-hidden /> A file to fill in
        </Button>
      </div>
      <FileField
        id="import-file"
        label="CSV file"
        accept={importRule.accept.join(',')}
        error={fault ?? template.fault ?? undefined}
        // What is being imported is decided.
        disabled={busy === 'import'}
        // The same file, mended, is looked at anew.
        onClick={(event) => (event.currentTarget.value = '')}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      {busy === 'check' && <Spinner label="Looking at the file" />}
      <div role="status" css={{ display: 'grid', gap: space[2] }}>
        {isGood && <p css={goodStyle}>{inWords(found.rows)} found, and nothing is wrong.</p>}
        {found !== null && !isGood && (
          <p css={badStyle}>Nobody was imported: {toMend(found)} mending.</p>
        )}
      </div>
      {found !== null && !isGood && <ImportProblems found={found} />}
      <div css={buttonsEndStyle}>
        <Button tone="outline" onClick={onClose}>
          Close
        </Button>
        {isGood && file !== null && (
          <Button busy={busy === 'import'} onClick={() => void send(file, 'import')}>
            Import {inWords(found.rows)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const goodStyle = css({ color: color.success, fontWeight: 700 });
const badStyle = css({ color: color.danger, fontWeight: 700 });
