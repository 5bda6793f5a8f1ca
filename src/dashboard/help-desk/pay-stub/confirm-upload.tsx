import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { replyFileLimits } from '../../../../contract/help-desk/constants';
import { InlineConfirm } from '../../components/dialog/confirm';
import { formatDateRange } from '../../components/time/format';

type ConfirmUploadProps = {
  request: Pick<HelpDeskDetail, 'name' | 'email' | 'facts' | 'file'>;
  fileName: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before a pay stub is sent, because an opened file can't be called back. */
export function ConfirmUpload({ request, fileName, onConfirm, onCancel }: ConfirmUploadProps) {
  const { name, email, facts, file } = request;
  return (
    <InlineConfirm
      title={`Send ${fileName} to ${name}?`}
      confirm="Send pay stub"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {facts?.period && (
        <p>Requested pay period: {formatDateRange(facts.period.from, facts.period.to)}</p>
      )}
      <p>
        {email === null
          ? `They won’t get an e-mail because the request has no address. The file is on the status page for ${replyFileLimits.days} days. Call them if it’s important.`
          : `We’ll e-mail a link to ${email}. It works for ${replyFileLimits.days} days. The address isn’t verified: if you don’t recognize it, call first.`}
      </p>
      {file !== null && <p>This replaces {file.name}, and its link stops working.</p>}
    </InlineConfirm>
  );
}
