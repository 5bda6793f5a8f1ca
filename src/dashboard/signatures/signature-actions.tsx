import { useState } from 'react';
import Code from 'lucide-react/icons/code';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { wrapSignature } from '../../../contract/signatures/document';
import type { SignatureResponse } from '../../../contract/signatures/schema';
import { saveFile } from '../../browser/files/save-file';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/buttons/button';
import { buttonRowStyle } from '../../ui/buttons/button-row.styles';
import { StatusMessage } from '../components/status/messages';

type SignatureActionsProps = {
  signature: SignatureResponse;
  /** Another style is loading. */
  isPending: boolean;
};

export function SignatureActions({ signature, isPending }: SignatureActionsProps) {
  const [status, setStatus] = useState({ message: '', hasFailed: false });
  const { html, text, fileName } = signature;

  const copy = async (write: () => Promise<void>, message: string) => {
    try {
      await write();
      setStatus({ message, hasFailed: false });
    } catch {
      setStatus({
        message:
          'Your browser blocked copying. Choose Download, open the file, select everything, and copy it.',
        hasFailed: true,
      });
    }
  };
  const copyFormatted = () =>
    navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([html], { type: 'text/html' }),
        'text/plain': new Blob([text], { type: 'text/plain' }),
      }),
    ]);
  const download = () => {
    const name = `${fileName}.html`;
    saveFile(new File([wrapSignature(html)], name, { type: 'text/html' }));
    setStatus({ message: `Downloaded ${name}`, hasFailed: false });
  };

  return (
    <div css={{ display: 'grid', gap: space[2] }}>
      <div css={buttonRowStyle}>
        <Button
          isPending={isPending}
          onClick={() =>
            void copy(
              copyFormatted,
              'Copied. Paste it into the signature settings of your email app.',
            )
          }
        >
          <Copy size={18} aria-hidden /> Copy
        </Button>
        <Button
          tone="outline"
          isPending={isPending}
          onClick={() => void copy(() => navigator.clipboard.writeText(html), 'HTML copied.')}
        >
          <Code size={18} aria-hidden /> Copy HTML
        </Button>
        <Button tone="outline" isPending={isPending} onClick={download}>
          <Download size={18} aria-hidden /> Download
        </Button>
      </div>
      <StatusMessage isError={status.hasFailed}>{status.message}</StatusMessage>
    </div>
  );
}
