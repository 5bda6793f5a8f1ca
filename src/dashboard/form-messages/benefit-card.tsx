import { useState, type ComponentType } from 'react';
import type { BenefitCardDialog } from './benefit-card-dialog';
import { linkButtonStyle } from '../parts/link-button-style';
import { FaultLine } from '../parts/fault-line';

type BenefitCardProps = {
  /** Path of the card, '/chats/…/cards/…'. */
  path: string;
  /** Whose card it is. */
  name: string;
};

type DialogComponent = ComponentType<Parameters<typeof BenefitCardDialog>[0]>;

/** The button that opens the benefit card, and with it loads the dialog; the server keeps who opened it and when. */
export function BenefitCard({ path, name }: BenefitCardProps) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Dialog, setDialog] = useState<DialogComponent | null>(null);

  const view = async () => {
    setFailed(false);
    try {
      const { BenefitCardDialog: loaded } = await import('./benefit-card-dialog');
      setDialog(() => loaded);
      setOpen(true);
    } catch {
      setFailed(true);
    }
  };

  return (
    <>
      <button type="button" onClick={() => void view()} css={linkButtonStyle}>
        View benefit card
      </button>
      {failed && (
        <FaultLine>The card could not be opened. Check your connection and try again.</FaultLine>
      )}
      {Dialog && <Dialog path={path} name={name} open={open} onOpenChange={setOpen} />}
    </>
  );
}
