import { useEffect, useState } from 'react';
import { css } from '@emotion/react';
import { Download, FileText } from 'lucide-react';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { LinkButton } from '../../../ui/buttons/link-button';
import { Spinner } from '../../../ui/loading/spinner';
import { Dialog } from '../../components/dialog/dialog';
import { faultWords } from '../../api/error-messages';
import { fetchStaffFile } from '../../api/staff-client';
import { showingOf } from './card-preview';

type BenefitCardDialogProps = {
  /** Path of the card, '/chats/…/cards/…'. */
  path: string;
  /** Whose card it is. */
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The benefit card over the screen: a picture, or a PDF in the browser's own viewer; to download where there is none. */
export function BenefitCardDialog({ path, name, open, onOpenChange }: BenefitCardDialogProps) {
  return (
    <Dialog title={`Benefit card of ${name}`} open={open} onOpenChange={onOpenChange}>
      <Card path={path} name={name} />
    </Dialog>
  );
}

type Loaded = { url: string; type: string } | { fault: string } | null;

/** Fetches the card while the dialog is open; its address within the browser ends with the dialog. */
function Card({ path, name }: { path: string; name: string }) {
  const [card, setCard] = useState<Loaded>(null);

  useEffect(() => {
    let url: string | null = null;
    let gone = false;
    fetchStaffFile(path).then(
      (file) => {
        if (gone) return;
        url = URL.createObjectURL(file);
        setCard({ url, type: file.type });
      },
      (error: unknown) => {
        if (!gone) setCard({ fault: faultWords(error) });
      },
    );
    return () => {
      gone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [path]);

  if (card === null) {
    return (
      <div css={placeStyle}>
        <Spinner label="Loading the card" />
      </div>
    );
  }
  if ('fault' in card) return <p role="alert">{card.fault}</p>;
  const showing = showingOf(card.type, navigator.pdfViewerEnabled);
  const fileName = `benefit-card.${card.type.split('/')[1] ?? 'file'}`;
  return (
    <>
      {showing === 'picture' && (
        <img src={card.url} alt={`Benefit card of ${name}`} css={pictureStyle} />
      )}
      {showing === 'viewer' && (
        <iframe
          src={`${card.url}${cardAlone}`}
          title={`Benefit card of ${name}, a PDF file`}
          referrerPolicy="no-referrer"
          css={viewerStyle}
        />
      )}
      {showing === 'download' && (
        <div css={placeStyle}>
          <FileText size={40} strokeWidth={1.5} aria-hidden css={{ color: color.teal }} />
          <p>The card is a PDF file.</p>
        </div>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }}>
        <LinkButton tone="outline" href={card.url} download={fileName}>
          <Download size={18} aria-hidden /> Download
        </LinkButton>
        <p css={{ flex: '1 1 14rem', color: color.muted, fontSize: '0.875rem' }}>
          Opening it was recorded with your name. Keep downloads no longer than you need them.
        </p>
      </div>
    </>
  );
}

/** Chromium's viewer opens with a column of small pages beside the page, which takes half of a card's room (Adobe's open parameters). */
const cardAlone = '#navpanes=0';

/** In no sandbox: Chromium's viewer does not open in one (docs/decisions/017). */
const viewerStyle = css({
  width: '100%',
  height: '62dvh',
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.sunken,
});

const placeStyle = css({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space[3],
  minHeight: '14rem',
  borderRadius: radius.medium,
  background: color.sunken,
});

const pictureStyle = css({
  maxHeight: '62vh',
  margin: '0 auto',
  borderRadius: radius.medium,
  objectFit: 'contain',
});
