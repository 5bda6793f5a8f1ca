import { useEffect, useState } from 'react';
import { css } from '@emotion/react';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import { color, space, radius } from '../../../theme/tokens';
import { LinkButton } from '../../../ui/buttons/button';
import { useObjectUrl } from '../../../browser/hooks/use-object-url';
import { Spinner } from '../../../ui/loading/spinner';
import { Dialog } from '../../components/dialog/dialog';
import { getErrorMessage } from '../../api/errors';
import { fetchStaffFile } from '../../api/staff-client';

export type BenefitCardProps = { userId: string; cardId: string; name: string };

type BenefitCardDialogProps = BenefitCardProps & { onClose: () => void };

/** Shows the benefit card as an image or in the browser's PDF viewer, with a download link. */
export function BenefitCardDialog({ onClose, ...card }: BenefitCardDialogProps) {
  return (
    <Dialog title={`Benefit card of ${card.name}`} onClose={onClose}>
      <BenefitCard {...card} />
    </Dialog>
  );
}

function BenefitCard({ userId, cardId, name }: BenefitCardProps) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const url = useObjectUrl(file);
  useEffect(() => {
    fetchStaffFile('GET /chats/:userId/cards/:cardId', { params: { userId, cardId } }).then(
      setFile,
      (thrown: unknown) => setError(getErrorMessage(thrown)),
    );
  }, [userId, cardId]);
  if (error !== null) return <p role="alert">{error}</p>;
  if (file === null || url === null) {
    return (
      <div css={placeholderStyle}>
        <Spinner label="Loading card" />
      </div>
    );
  }
  const kind = getPreviewKind(file.type, navigator.pdfViewerEnabled);
  return (
    <>
      {kind === 'image' && <img src={url} alt={`Benefit card of ${name}`} css={imageStyle} />}
      {kind === 'pdf' && (
        <iframe
          // Chromium would otherwise show a column of thumbnails that takes half of the width.
          src={`${url}#navpanes=0`}
          title={`Benefit card of ${name} (PDF)`}
          referrerPolicy="no-referrer"
          css={viewerStyle}
        />
      )}
      {kind === 'download' && (
        <div css={placeholderStyle}>
          <FileText size={40} strokeWidth={1.5} aria-hidden css={{ color: color.primary }} />
          <p>The card is a PDF file.</p>
        </div>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }}>
        <LinkButton
          tone="outline"
          href={url}
          download={`benefit-card.${file.type.split('/')[1] ?? 'file'}`}
        >
          <Download size={18} aria-hidden /> Download
        </LinkButton>
        <p css={{ flex: '1 1 14rem', color: color.muted, fontSize: '0.875rem' }}>
          We recorded that you opened this card. Delete downloads when you no longer need them.
        </p>
      </div>
    </>
  );
}

/**
 * How to show a benefit card. Only a PDF that the server has verified goes into a frame, and only if the browser has a
 * PDF viewer: without one, the frame would start a download.
 */
function getPreviewKind(
  type: string,
  hasPdfViewer: boolean | undefined,
): 'image' | 'pdf' | 'download' {
  if (type.startsWith('image/')) return 'image';
  return type === 'application/pdf' && hasPdfViewer === true ? 'pdf' : 'download';
}

/** Not sandboxed: Chromium's PDF viewer doesn't open in a sandboxed frame (docs/decisions/017). */
const viewerStyle = css({
  width: '100%',
  height: '62dvh',
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  background: color.surfaceSunken,
});

const placeholderStyle = css({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space[3],
  minHeight: '14rem',
  borderRadius: radius.medium,
  background: color.surfaceSunken,
});

const imageStyle = css({
  maxHeight: '62vh',
  margin: '0 auto',
  borderRadius: radius.medium,
  objectFit: 'contain',
});
