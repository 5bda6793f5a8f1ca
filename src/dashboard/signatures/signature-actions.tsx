import { useState } from 'react';
import { Copy, Code, Download } from 'lucide-react';
import { signatureDocument } from '../../../contract/signatures/document';
import type { SignatureAnswer } from '../../../contract/signatures/schema';
import { saveFile } from '../../lib/files/save-file';
import { space } from '../../theme/space';
import { Button } from '../../ui/buttons/button';
import { buttonRowStyle } from '../../ui/buttons/button-row.styles';
import { SaidLine } from '../components/status/status-message';
import { copyFormatted, copyHtml } from './clipboard';

const notCopied =
  'The browser did not let this page copy. Choose Download, open the file, mark all of it and copy it there.';

type SignatureActionsProps = {
  signature: SignatureAnswer;
  /** Another look is on its way: this one is not to be taken any more. */
  busy: boolean;
};

/** Takes a signature to where it is used. */
export function SignatureActions({ signature, busy }: SignatureActionsProps) {
  const [said, setSaid] = useState<{ words: string; isFault: boolean } | null>(null);
  const { html, text, fileName } = signature;

  const copy = async (act: () => Promise<void>, words: string) => {
    try {
      await act();
      setSaid({ words, isFault: false });
    } catch {
      setSaid({ words: notCopied, isFault: true });
    }
  };
  const download = () => {
    const name = `${fileName}.html`;
    saveFile(new File([signatureDocument(html)], name, { type: 'text/html' }));
    setSaid({ words: `${name} is saved.`, isFault: false });
  };

  return (
    <div css={{ display: 'grid', gap: space[2] }}>
      <div css={buttonRowStyle}>
        <Button
          busy={busy}
          onClick={() =>
            void copy(
              () => copyFormatted(html, text),
              'Copied. Paste it into the signature box of the mail program.',
            )
          }
        >
          <Copy size={18} aria-hidden /> Copy
        </Button>
        <Button
          tone="outline"
          busy={busy}
          onClick={() => void copy(() => copyHtml(html), 'The HTML is copied.')}
        >
          <Code size={18} aria-hidden /> Copy HTML
        </Button>
        <Button tone="outline" busy={busy} onClick={download}>
          <Download size={18} aria-hidden /> Download
        </Button>
      </div>
      <SaidLine failed={said?.isFault === true}>{said?.words}</SaidLine>
    </div>
  );
}
