import { useId, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { FileDown, Paperclip, Trash2 } from 'lucide-react';
import type { HelpDeskDetail } from '../../../../contract/help-desk-record';
import { answerFile } from '../../../../contract/help-desk-limits';
import { newIdempotencyKey } from '../../../lib/idempotency-key';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/button';
import { faultWords } from '../../parts/fault-words';
import { saveFile } from '../../../lib/save-file';
import { callStaff, fetchStaffFile } from '../../parts/staff-call';
import { exactTime } from '../../parts/time/relative-time';
import { recordPath, useFreshHelpDesk } from '../use-queue';
import { fileProblem } from './file-problem';
import { sectionHeadStyle } from '../../parts/section-head-style';

/** The pay stub for the caregiver: attached here, fetched by them through a link that expires. */
export function PayStubFile({ record }: { record: HelpDeskDetail }) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // One per choice of a file: a send that failed may have arrived all the same.
  const key = useRef(newIdempotencyKey());
  const refresh = useFreshHelpDesk();
  const id = useId();
  const path = `${recordPath(record.id)}/file`;
  const { file } = record;

  const run = async (act: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setFault(null);
    try {
      await act();
    } catch (error) {
      setFault(faultWords(error));
    } finally {
      setBusy(false);
      refresh();
    }
  };
  const attach = (chosen: File | undefined) => {
    if (!chosen) return;
    const problem = fileProblem(chosen);
    if (problem !== null) return setFault(problem);
    key.current = newIdempotencyKey();
    const body = new FormData();
    body.append('version', String(record.version));
    body.append('file', chosen);
    void run(() =>
      callStaff(path, { method: 'POST', body, headers: { 'idempotency-key': key.current } }),
    );
  };

  return (
    <section aria-labelledby={`${id}-head`} css={{ display: 'grid', gap: space[2] }}>
      <h3 id={`${id}-head`} css={sectionHeadStyle}>
        Pay stub
      </h3>
      <p css={{ color: color.muted, overflowWrap: 'anywhere' }}>
        {file === null
          ? `A PDF of at most ${answerFile.maxBytes / 1024 / 1024} MB. The caregiver gets a link to it that works for ${answerFile.days} days.`
          : `${file.name}. The caregiver’s link works until ${exactTime(file.until)}.`}
      </p>
      <div css={rowStyle}>
        <input
          ref={input}
          type="file"
          accept="application/pdf,.pdf"
          hidden
          onChange={(event) => {
            attach(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button
          tone={file === null ? 'teal' : 'outline'}
          busy={busy}
          onClick={() => input.current?.click()}
        >
          <Paperclip size={18} aria-hidden /> {file === null ? 'Attach the PDF' : 'Replace it'}
        </Button>
        {file !== null && (
          <>
            <Button
              tone="outline"
              onClick={() => void run(async () => saveFile(await fetchStaffFile(path)))}
            >
              <FileDown size={18} aria-hidden /> Download
            </Button>
            <Button
              tone="quiet"
              onClick={() =>
                void run(() => callStaff(`${path}?version=${record.version}`, { method: 'DELETE' }))
              }
            >
              <Trash2 size={18} aria-hidden /> Delete it
            </Button>
          </>
        )}
      </div>
      <p role="alert" css={faultStyle}>
        {fault !== null && `Not done. ${fault}`}
      </p>
    </section>
  );
}

const rowStyle = css({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
const faultStyle = css({ color: color.danger, fontWeight: 700, '&:empty': { display: 'none' } });
