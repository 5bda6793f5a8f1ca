import { FaultLine } from '../../components/status/error-message';
import { linkButtonStyle } from '../../components/styles/link-button.styles';
import { useLazyDialog } from '../../hooks/use-lazy-dialog';

type BenefitCardProps = {
  /** Path of the card, '/chats/…/cards/…'. */
  path: string;
  /** Whose card it is. */
  name: string;
};

const load = () =>
  import('./benefit-card-dialog').then(({ BenefitCardDialog }) => BenefitCardDialog);

/** The button that opens the benefit card; the server keeps who opened it and when. */
export function BenefitCard({ path, name }: BenefitCardProps) {
  const { Dialog, open, setOpen, failed, show } = useLazyDialog(load);
  return (
    <>
      <button type="button" onClick={show} css={linkButtonStyle}>
        View benefit card
      </button>
      {failed && (
        <FaultLine>The card could not be opened. Check your connection and try again.</FaultLine>
      )}
      {Dialog && <Dialog path={path} name={name} open={open} onOpenChange={setOpen} />}
    </>
  );
}
