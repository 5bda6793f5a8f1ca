import { useId, useRef } from 'react';
import { FileDown, Paperclip, Trash2 } from 'lucide-react';
import { replyFileLimits } from '../../../../contract/help-desk/constants';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { buttonRowStyle } from '../../../ui/buttons/button-row.styles';
import { ConfirmButton } from '../../components/dialog/confirm';
import { ErrorMessage } from '../../components/status/messages';
import { sectionHeadingStyle } from '../../components/styles/controls.styles';
import { formatExactTime } from '../../components/time/format';
import { useNow } from '../../components/time/time-ago';
import { useDownload } from '../../hooks/use-download';
import { useFocusFallback, useReturnFocus } from '../../hooks/focus/use-focus';
import type { SectionProps } from '../queues/queue-type';
import { isStatusPageExpired } from '../request/status-page';
import { ConfirmUpload } from './confirm-upload';
import { payStubRule, usePayStub } from './use-pay-stub';

/** Attaches the pay stub, which the caregiver gets through a link that expires. */
export function PayStubFile({ request }: Pick<SectionProps, 'request'>) {
  const { file } = request;
  const payStub = usePayStub(request);
  const { selected, retry } = payStub;
  const download = useDownload();
  const input = useRef<HTMLInputElement>(null);
  const attachButton = useReturnFocus(selected !== null);
  const id = useId();
  const now = useNow();
  const isUnreachable = request.email === null && isStatusPageExpired(request, now);
  const error = payStub.error ?? download.error;
  const wasOpened = request.events.some(
    ({ step, at }) => step === 'file-opened' && file !== null && at >= file.addedAt,
  );
  // The focused delete button disappears with the file.
  useFocusFallback(file === null ? 'none' : 'attached', () => attachButton.current);

  const getStatusText = () => {
    if (file !== null) return `${file.name}. The link works until ${formatExactTime(file.until)}.`;
    if (isUnreachable) {
      return 'This caregiver can’t get a file: the request has no e-mail address, and its status page has expired. Please call.';
    }
    return `PDF, up to ${replyFileLimits.maxBytes / 1024 / 1024} MB. The caregiver gets a link that works for ${replyFileLimits.days} days.`;
  };

  return (
    <section aria-labelledby={`${id}-heading`} css={{ display: 'grid', gap: space[2] }}>
      <h3 id={`${id}-heading`} css={sectionHeadingStyle}>
        Pay stub
      </h3>
      <p css={{ color: color.muted, overflowWrap: 'anywhere' }}>{getStatusText()}</p>
      <input
        ref={input}
        type="file"
        accept={payStubRule.accept.join(',')}
        hidden
        onChange={(event) => {
          const picked = event.target.files?.[0];
          if (picked) payStub.select(picked);
          event.target.value = '';
        }}
      />
      {selected !== null ? (
        <ConfirmUpload
          request={request}
          fileName={selected.name}
          onConfirm={() => payStub.upload(selected)}
          onCancel={payStub.cancel}
        />
      ) : (
        <div css={buttonRowStyle}>
          {!isUnreachable && (
            <Button
              ref={attachButton}
              tone={file === null ? 'primary' : 'outline'}
              busy={payStub.isUploading}
              onClick={() => input.current?.click()}
            >
              <Paperclip size={18} aria-hidden /> {file === null ? 'Attach PDF' : 'Replace PDF'}
            </Button>
          )}
          {file !== null && (
            <>
              <Button
                tone="outline"
                busy={download.isPending}
                onClick={() => void download.download(payStub.path)}
              >
                <FileDown size={18} aria-hidden /> Download
              </Button>
              <ConfirmButton
                label={
                  <>
                    <Trash2 size={18} aria-hidden /> Delete
                  </>
                }
                title={`Delete ${file.name}?`}
                message={`${wasOpened ? 'The link has already been opened.' : 'The link hasn’t been opened yet.'} It stops working, and you can’t undo this.`}
                confirm="Delete file"
                busy={payStub.isRemoving}
                onConfirm={payStub.remove}
              />
            </>
          )}
        </div>
      )}
      {error !== null && <ErrorMessage>Not done. {error}</ErrorMessage>}
      {retry !== null && !payStub.isUploading && selected === null && (
        <div>
          <Button tone="outline" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
    </section>
  );
}
