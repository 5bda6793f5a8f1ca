import { useId, useRef } from 'react';
import { FileDown, Paperclip, Trash2 } from 'lucide-react';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { answerFile } from '../../../../contract/help-desk/constants';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { buttonRowStyle } from '../../../ui/buttons/button-row.styles';
import { AskFirst } from '../../components/dialog/confirm-button';
import { sectionHeadStyle } from '../../components/styles/section-heading.styles';
import { exactTime } from '../../components/time/relative-time';
import { useNow } from '../../components/time/use-now';
import { useDownload } from '../../hooks/use-download';
import { useFocusAfter } from '../../hooks/focus/use-focus-fallback';
import { useFocusBack } from '../../hooks/focus/use-return-focus';
import { isPageOver } from '../request/link-expired';
import { payStubRule } from './pay-stub-rule';
import { SendQuestion } from './confirm-send';
import { usePayStub } from './use-pay-stub';
import { FaultLine } from '../../components/status/error-message';

/** The pay stub for the caregiver: attached here after a question, fetched by them through a link that expires. */
export function PayStubFile({ record }: { record: HelpDeskDetail }) {
  const { path, busy, doing, fault, chosen, choose, attach, cancel, again, remove } =
    usePayStub(record);
  const taken = useDownload();
  const input = useRef<HTMLInputElement>(null);
  const button = useFocusBack(chosen !== null);
  const id = useId();
  const { file } = record;
  const isOver = isPageOver(record, useNow());
  const isUnread = record.email === null && isOver;
  const refusal = fault ?? taken.fault;
  const wasOpened = record.events.some(
    ({ step, at }) => step === 'file-opened' && file !== null && at >= file.addedAt,
  );
  // With the file goes the button that had the focus.
  useFocusAfter(file === null ? 'none' : 'there', () => button.current);

  return (
    <section aria-labelledby={`${id}-head`} css={{ display: 'grid', gap: space[2] }}>
      <h3 id={`${id}-head`} css={sectionHeadStyle}>
        Pay stub
      </h3>
      <p css={{ color: color.muted, overflowWrap: 'anywhere' }}>
        {file !== null
          ? `${file.name}. The caregiver’s link works until ${exactTime(file.until)}.`
          : isUnread
            ? 'Nobody could get a file: the request gave no e-mail address, and its status page is over. Please call.'
            : `A PDF of at most ${answerFile.maxBytes / 1024 / 1024} MB. The caregiver gets a link to it that works for ${answerFile.days} days.`}
      </p>
      <input
        ref={input}
        type="file"
        accept={payStubRule.accept.join(',')}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) choose(file);
          event.target.value = '';
        }}
      />
      {chosen !== null ? (
        <SendQuestion
          {...{ record }}
          fileName={chosen.name}
          onSend={() => attach(chosen)}
          onCancel={cancel}
        />
      ) : (
        <div css={buttonRowStyle}>
          {!isUnread && (
            <Button
              ref={button}
              tone={file === null ? 'teal' : 'outline'}
              busy={doing === 'send'}
              onClick={() => input.current?.click()}
            >
              <Paperclip size={18} aria-hidden /> {file === null ? 'Attach the PDF' : 'Replace it'}
            </Button>
          )}
          {file !== null && (
            <>
              <Button tone="outline" busy={taken.busy} onClick={() => void taken.download(path)}>
                <FileDown size={18} aria-hidden /> Download
              </Button>
              <AskFirst
                label={
                  <>
                    <Trash2 size={18} aria-hidden /> Delete it
                  </>
                }
                title={`Delete ${file.name}?`}
                meaning={`${wasOpened ? 'It has been opened through its link already. ' : 'Nobody has opened it through its link yet. '}The link ends at once, and the file cannot be brought back: attach it anew, if it was right.`}
                confirm="Delete the file"
                busy={doing === 'remove'}
                onConfirm={remove}
              />
            </>
          )}
        </div>
      )}
      {refusal !== null && <FaultLine>Not done. {refusal}</FaultLine>}
      {again !== null && !busy && chosen === null && (
        <div>
          <Button tone="outline" onClick={again}>
            Try again
          </Button>
        </div>
      )}
    </section>
  );
}
