import { useRef } from 'react';
import FileDown from 'lucide-react/icons/file-down';
import Paperclip from 'lucide-react/icons/paperclip';
import Trash2 from 'lucide-react/icons/trash';
import { replyFileLimits } from '../../../../contract/help-desk/constants';
import { color } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { buttonRowStyle } from '../../../ui/buttons/button-row.styles';
import { ConfirmButton, InlineConfirm } from '../../../ui/confirm';
import { ErrorMessage } from '../../components/status/messages';
import { formatDateRange, formatExactTime } from '../../components/time/format';
import { useNow } from '../../components/time/time-ago';
import { useDownload } from '../../hooks/use-download';
import { useReturnFocus } from '../../../browser/hooks/use-return-focus';
import { useFocusFallback } from '../../hooks/use-focus';
import { Section } from '../../components/section';
import type { SectionProps } from '../queues/queue-type';
import { Sender } from './sender';
import { payStubRule, usePayStub } from './use-pay-stub';

export function PayStub({ request }: Pick<SectionProps, 'request'>) {
  const { identity } = request;
  return (
    <>
      {identity !== null && <Sender request={{ ...request, identity }} />}
      <PayStubFile request={request} />
    </>
  );
}

/** Attaches the pay stub, which the caregiver gets through a link that expires. */
export function PayStubFile({ request }: Pick<SectionProps, 'request'>) {
  const { file } = request;
  const recipient = request.identity?.recipient ?? null;
  const payStub = usePayStub(request);
  const { selected, retry } = payStub;
  const download = useDownload();
  const input = useRef<HTMLInputElement>(null);
  const attachButton = useReturnFocus(selected !== null);
  const now = useNow();
  const isUnreachable = recipient?.to === null && Date.parse(request.statusPageExpiresAt) <= now;
  const canAttach = recipient !== null && !isUnreachable;
  const error = payStub.error ?? download.error;
  const wasOpened = request.events.some(
    ({ step, at }) => step === 'file-opened' && file !== null && at >= file.addedAt,
  );
  // The focused delete button disappears with the file.
  useFocusFallback(file === null ? 'none' : 'attached', () => attachButton.current);

  const getStatusText = () => {
    if (file !== null) return `${file.name}. The link works until ${formatExactTime(file.until)}.`;
    if (recipient === null) return 'First confirm who sent this request.';
    if (isUnreachable) {
      return 'This caregiver can’t get a file: the request has no email address, and its status page has expired. Please call.';
    }
    return `PDF, up to ${replyFileLimits.maxBytes / 1024 / 1024} MB. The caregiver gets a link that works for ${replyFileLimits.days} days.`;
  };

  return (
    <Section title="Pay stub">
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
      {selected !== null && recipient !== null ? (
        <ConfirmUpload
          request={request}
          to={recipient.to}
          fileName={selected.name}
          onConfirm={() => payStub.upload(selected, recipient.to)}
          onCancel={payStub.cancel}
        />
      ) : (
        <div css={buttonRowStyle}>
          {canAttach && (
            <Button
              ref={attachButton}
              tone={file === null ? 'primary' : 'outline'}
              isPending={payStub.isPending}
              onClick={() => input.current?.click()}
            >
              <Paperclip size={18} aria-hidden /> {file === null ? 'Attach PDF' : 'Replace PDF'}
            </Button>
          )}
          {file !== null && (
            <>
              <Button
                tone="outline"
                isPending={download.isPending}
                onClick={() =>
                  void download.download('GET /helpDesk/records/:id/file', {
                    params: { id: request.id },
                  })
                }
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
                message={`${wasOpened ? 'The link has already been opened.' : 'The link hasn’t been opened yet.'} It will stop working. This can’t be undone.`}
                confirm="Delete file"
                isPending={payStub.isPending}
                onConfirm={payStub.remove}
              />
            </>
          )}
        </div>
      )}
      {error !== null && <ErrorMessage>The file wasn’t changed. {error}</ErrorMessage>}
      {retry !== null && !payStub.isPending && selected === null && (
        <div>
          <Button tone="outline" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
    </Section>
  );
}

type ConfirmUploadProps = Pick<SectionProps, 'request'> & {
  /** Null: the status page. */
  to: string | null;
  fileName: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before a pay stub is sent, because an opened file can't be called back. */
function ConfirmUpload(props: ConfirmUploadProps) {
  const { request, fileName, onConfirm, onCancel } = props;
  const { email, requestData, file, identity } = request;
  const { to } = props;
  const payee = getPayee(identity);
  const name = payee?.name ?? request.name;
  const isOtherName =
    payee !== null &&
    !identity?.matches.some(({ id, by }) => id === payee.id && by.includes('name'));
  return (
    <InlineConfirm
      title={`Send ${fileName} to ${name}?`}
      confirm="Send pay stub"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {isOtherName && <p css={{ fontWeight: 700 }}>The request is from {request.name}.</p>}
      {requestData?.period && (
        <p>
          Requested pay period: {formatDateRange(requestData.period.from, requestData.period.to)}
        </p>
      )}
      <p>
        {to === null
          ? `They won’t get an email because the request has no address. The file is on the status page for ${replyFileLimits.days} days. Call them if it’s important.`
          : `We’ll email a link to ${to}. It works for ${replyFileLimits.days} days.`}
        {to !== null &&
          email !== null &&
          to.toLowerCase() !== email.toLowerCase() &&
          ` This is their address on file, not ${email} in the request.`}
      </p>
      {file !== null && <p>This replaces {file.name}. The old link will stop working.</p>}
    </InlineConfirm>
  );
}

/** The employee that the file goes to; null if the office confirmed the sender without one. */
function getPayee(identity: SectionProps['request']['identity']) {
  if (identity?.confirmed) return identity.confirmed.employee;
  return identity?.matches[0] ?? null;
}
